/** Small sounds, made here: a tick for a move, a chime for my turn, a thud for a refusal. */

import { settings } from './settings';

type Note = readonly [frequency: number, start: number, length: number, loudness: number];

const SOUNDS = {
  move: [[620, 0, 0.05, 0.05]],
  turn: [[660, 0, 0.12, 0.06], [880, 0.1, 0.22, 0.06]],
  refused: [[170, 0, 0.16, 0.09]],
  over: [[523, 0, 0.5, 0.05], [659, 0.12, 0.5, 0.05], [784, 0.24, 0.7, 0.05]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

/** Play a sound, unless sounds are off or the visitor has not touched the page yet. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.value.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) ring(context, note);
}

function ring(audio: AudioContext, [frequency = 0, start = 0, length = 0, loudness = 0]: readonly number[]): void {
  const from = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
