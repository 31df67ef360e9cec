/** The controls of a replay: a timeline with its headlines, steps by event, turn and headline, playing and its speed. */

import { Icon } from '../icons';
import { t } from '../texts';
import { PACES, type Pace, type Playback, type Way } from './playback';

const WAYS: Record<Way, { text: string; keys: string }> = {
  first: { text: 'replay-first', keys: 'Home' },
  'headline-back': { text: 'replay-headline-back', keys: 'PageUp' },
  'turn-back': { text: 'replay-turn-back', keys: 'Shift+ArrowLeft' },
  'event-back': { text: 'replay-back', keys: 'ArrowLeft' },
  'event-on': { text: 'replay-on', keys: 'ArrowRight' },
  'turn-on': { text: 'replay-turn-on', keys: 'Shift+ArrowRight' },
  'headline-on': { text: 'replay-headline-on', keys: 'PageDown' },
  last: { text: 'replay-last', keys: 'End' },
};
const BACK: readonly Way[] = ['first', 'headline-back', 'turn-back', 'event-back'];
const ON: readonly Way[] = ['event-on', 'turn-on', 'headline-on', 'last'];
const PACE_TEXTS: Record<Pace, string> = { slow: 'speed-slow', normal: 'speed-normal', fast: 'speed-fast' };

export function Controls({ playback, caption }: { playback: Playback; caption: string }) {
  const { now, last, isPlaying, go, toggle } = playback;
  const step = (way: Way, isAtEnd: boolean) => (
    <button key={way} class="sb-icon" aria-label={t(WAYS[way].text)} title={t(WAYS[way].text)} aria-keyshortcuts={WAYS[way].keys}
      aria-disabled={isAtEnd} onClick={() => go(way)}><Icon name={way} /></button>
  );
  return (
    <div class="sb-replay-controls" role="group" aria-label={t('replay')}>
      <Timeline playback={playback} caption={caption} />
      <div class="sb-replay-buttons">
        {BACK.map((way) => step(way, now === 0))}
        <button class="sb-icon sb-replay-play" aria-label={isPlaying ? t('replay-stop') : t('replay-play')} aria-keyshortcuts="Space" onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={26} />
        </button>
        {ON.map((way) => step(way, now === last))}
      </div>
    </div>
  );
}

/** A slider with a mark for each headline and each round. Keyboards and screen readers have buttons for these. */
function Timeline({ playback: { now, last, marks, pace, goTo, setPace }, caption }: { playback: Playback; caption: string }) {
  const count = t('replay-move', { number: now, of: last });
  return (
    <div class="sb-timeline">
      <div class="sb-timeline-marks" aria-hidden="true">
        {marks.map(({ place, text, isRound }, index) => (
          <button key={index} class={isRound ? 'sb-timeline-round' : 'sb-timeline-headline'} style={`--at: ${place / Math.max(1, last)}`}
            title={text} tabIndex={-1} onClick={() => goTo(place)} />
        ))}
      </div>
      <input type="range" min={0} max={last} value={now} aria-label={t('replay')} aria-valuetext={caption ? `${count}: ${caption}` : count}
        onInput={(event) => goTo(event.currentTarget.valueAsNumber)} />
      <span class="sb-replay-count">{now} / {last}</span>
      <select class="sb-replay-pace" aria-label={t('replay-speed')} value={pace} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
        {PACES.map((name) => <option key={name} value={name}>{t(PACE_TEXTS[name])}</option>)}
      </select>
    </div>
  );
}
