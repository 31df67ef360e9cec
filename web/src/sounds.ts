/** Short synthesised sounds: a tick for a move, a chime for your turn, a thud for a refused move. */

import { settings } from './settings';

type Note = readonly [frequency: number, start: number, length: number, volume: number];

const SOUNDS = {
  move: [[620, 0, 0.05, 0.05]],
  turn: [[660, 0, 0.12, 0.06], [880, 0.1, 0.22, 0.06]],
  refused: [[170, 0, 0.16, 0.09]],
  over: [[523, 0, 0.5, 0.05], [659, 0.12, 0.5, 0.05], [784, 0.24, 0.7, 0.05]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

/** Play a sound, unless sounds are off. Browsers allow it only after the visitor has used the page. */
export function playSound(name: keyof typeof SOUNDS): void {
  if (!settings.value.sound || document.hidden) return;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing in Firefox before 120
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) playNote(context, note);
}

function playNote(audio: AudioContext, [frequency = 0, start = 0, length = 0, volume = 0]: readonly number[]): void {
  const from = audio.currentTime + start;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}
