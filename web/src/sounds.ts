/** Short, quiet, synthesised sounds: those that facts name, and those of the table itself, such as a chime for your turn. */

import { settings } from './settings';
import type { Sound, ToldFact, Weight } from './wire';

/** A tone, or noise around a frequency, that glides from one frequency to another. */
interface Layer {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  at?: number;
  /** Seconds until it has its volume. Without any it would crackle. */
  attack?: number;
  length: number;
  volume: number;
}

const tone = (from: number, at: number, length: number, volume: number): Layer => ({ wave: 'triangle', from, at, length, volume });
const click = (from: number, at: number): Layer => ({ wave: 'noise', from, at, length: 0.035, volume: 0.3 });

export const SOUNDS = {
  // Of the table.
  move: [tone(620, 0, 0.05, 0.05)],
  headline: [tone(620, 0, 0.06, 0.06), tone(930, 0.07, 0.16, 0.05)],
  turn: [tone(660, 0, 0.12, 0.06), tone(880, 0.1, 0.22, 0.06)],
  refused: [tone(170, 0, 0.16, 0.09)],
  over: [tone(523, 0, 0.5, 0.05), tone(659, 0.12, 0.5, 0.05), tone(784, 0.24, 0.7, 0.05)],
  // Of facts.
  card: [{ wave: 'noise', from: 2400, to: 5200, length: 0.09, volume: 0.16 }],
  dice: [click(1500, 0), click(2100, 0.07), click(1300, 0.13), click(1800, 0.22), click(1200, 0.28)],
  step: [{ wave: 'noise', from: 700, to: 400, length: 0.1, volume: 0.7 }, { wave: 'noise', from: 600, to: 350, at: 0.15, length: 0.1, volume: 0.6 }],
  slide: [{ wave: 'noise', from: 450, to: 1500, attack: 0.2, length: 0.5, volume: 0.35 }],
  splash: [{ wave: 'sine', from: 520, to: 110, length: 0.16, volume: 0.12 }, { wave: 'noise', from: 2600, to: 500, at: 0.05, length: 0.5, volume: 0.3 }],
  hit: [{ wave: 'sine', from: 170, to: 55, length: 0.22, volume: 0.11 }, { wave: 'noise', from: 900, to: 300, length: 0.07, volume: 0.4 }],
  block: [{ wave: 'sine', from: 740, length: 0.3, volume: 0.05 }, { wave: 'sine', from: 1187, length: 0.24, volume: 0.04 }, { wave: 'sine', from: 1963, length: 0.14, volume: 0.03 }],
  gain: [{ wave: 'sine', from: 988, length: 0.1, volume: 0.06 }, { wave: 'sine', from: 1319, at: 0.08, length: 0.28, volume: 0.06 }],
  loss: [tone(392, 0, 0.16, 0.06), tone(311, 0.14, 0.3, 0.06)],
  growl: [{ wave: 'sawtooth', from: 95, to: 58, attack: 0.08, length: 0.5, volume: 0.04 }, { wave: 'noise', from: 260, to: 140, attack: 0.08, length: 0.5, volume: 0.5 }],
  cheer: [tone(523, 0, 0.14, 0.05), tone(659, 0.09, 0.14, 0.05), tone(784, 0.18, 0.14, 0.05), tone(1047, 0.27, 0.4, 0.05)],
  whistle: [{ wave: 'sine', from: 1900, to: 2300, length: 0.14, volume: 0.04 }, { wave: 'sine', from: 2300, to: 2050, at: 0.18, length: 0.3, volume: 0.04 }],
} satisfies Record<Sound, Layer[]> & Record<string, Layer[]>;

type SoundName = keyof typeof SOUNDS;

/** Weights of facts, the weightiest first. */
const WEIGHTS: readonly Weight[] = ['headline', 'round', 'line', 'turn', 'passing', 'detail', 'why', 'score'];
/** Sounds per event at most. */
const AT_MOST = 2;
/** Seconds between the sounds of one event. */
const BETWEEN = 0.18;
/** Milliseconds in which a sound is not repeated, so that a burst of events is not a rattle. */
const REST = 90;
const ATTACK = 0.006;
/** How narrow the band of noise is. */
const NARROW = 2;
const SILENT = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const lastPlayed = new Map<SoundName, number>();

/** Return the sounds of an event: those of its weightiest facts, or a plain one if they have none. */
export function soundsOf(facts: readonly ToldFact[]): SoundName[] {
  const named = facts.filter(({ sound }) => sound).sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
  const sounds = [...new Set(named.flatMap(({ sound }) => sound ?? []))].slice(0, AT_MOST);
  if (sounds.length) return sounds;
  return [facts.some(({ weight }) => weight === 'headline') ? 'headline' : 'move'];
}

/** Play sounds one after the other, unless sounds are off. Browsers allow it only after the visitor has used the page. */
export function playSound(...names: SoundName[]): void {
  if (!settings.value.sound || document.hidden) return;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing in Firefox before 120
  if (!navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  const rested = names.filter((name) => now - (lastPlayed.get(name) ?? -REST) >= REST);
  context ??= new AudioContext();
  for (const [n, name] of rested.entries()) {
    lastPlayed.set(name, now);
    for (const layer of SOUNDS[name]) playLayer(context, layer, context.currentTime + n * BETWEEN);
  }
}

function playLayer(audio: AudioContext, { wave, from, to = from, at = 0, attack = ATTACK, length, volume }: Layer, start: number): void {
  const begin = start + at;
  const end = begin + length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  gain.connect(audio.destination);
  const source = wave === 'noise' ? noiseAround(audio, gain) : toneOf(audio, wave, gain);
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.node.start(begin);
  source.node.stop(end);
}

function toneOf(audio: AudioContext, wave: OscillatorType, target: AudioNode): { node: OscillatorNode; frequency: AudioParam } {
  const node = audio.createOscillator();
  node.type = wave;
  node.connect(target);
  return { node, frequency: node.frequency };
}

function noiseAround(audio: AudioContext, target: AudioNode): { node: AudioBufferSourceNode; frequency: AudioParam } {
  const node = audio.createBufferSource();
  node.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = NARROW;
  node.connect(filter).connect(target);
  return { node, frequency: filter.frequency };
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return buffer;
}
