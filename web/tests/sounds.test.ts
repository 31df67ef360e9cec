import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../src/settings';
import { playSound, SOUNDS, soundsOf } from '../src/sounds';
import type { Sound, ToldFact, Weight } from '../src/wire';

const started: number[] = [];

function param(): AudioParam {
  return { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } as unknown as AudioParam;
}

class FakeNode {
  frequency = param();
  gain = param();
  Q = param();
  connect = (target: unknown) => target;
  start = (at: number) => started.push(at);
  stop = vi.fn();
}

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  createGain = () => new FakeNode();
  createOscillator = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

function fact(weight: Weight, sound?: Sound): ToldFact {
  return { kind: 'event', weight, text: 'It happens.', ...(sound && { sound }) };
}

let now = 0;

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  changeSettings({ sound: true });
  started.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('every sound is short and quiet', () => {
  for (const [name, layers] of Object.entries(SOUNDS)) {
    expect(layers.length, name).toBeGreaterThan(0);
    for (const { wave, at = 0, length, volume } of layers as { wave: string; at?: number; length: number; volume: number }[]) {
      expect(at + length, name).toBeLessThan(1);
      expect(volume, `${name}; filtered noise is quieter`).toBeLessThanOrEqual(wave === 'noise' ? 0.7 : 0.12);
    }
  }
});

test('an event has the sounds of its two weightiest facts, each once', () => {
  expect(soundsOf([fact('line', 'card'), fact('detail', 'step'), fact('headline', 'splash')])).toEqual(['splash', 'card']);
  expect(soundsOf([fact('detail', 'dice'), fact('line', 'dice'), fact('line')])).toEqual(['dice']);
});

test('without named sounds a headline is told from an ordinary move', () => {
  expect(soundsOf([fact('line'), fact('headline')])).toEqual(['headline']);
  expect(soundsOf([fact('line')])).toEqual(['move']);
  expect(soundsOf([])).toEqual(['move']);
});

test('two sounds are played one after the other', () => {
  playSound('move', 'refused');
  expect(started).toHaveLength(2);
  expect(started[1]).toBeGreaterThan(started[0] ?? 0);
  playSound('splash');
  expect(started, 'a tone and noise').toHaveLength(4);
});

test('a sound is not repeated at once', () => {
  vi.spyOn(performance, 'now').mockReturnValue(now += 1000);
  playSound('move');
  playSound('move');
  expect(started).toHaveLength(1);
});

test('nothing is played if sounds are off or the page is hidden or unused', () => {
  changeSettings({ sound: false });
  playSound('move');
  changeSettings({ sound: true });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  playSound('move');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  playSound('move');
  expect(started).toEqual([]);
});
