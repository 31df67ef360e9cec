/** The tray: whose turn it is, the question, the choices, and taking back. */

import { useCell } from '../cell';
import { SeatMark } from '../mark';
import { nameOf } from '../names';
import { t } from '../texts';
import { SPECTATOR, type TableInfo } from '../wire';
import { Choices } from './choices';
import { worded } from './log';
import { Proposals } from './proposals';
import { Result } from './result';
import type { Sitting } from './sitting';
import { Warming } from './warming';
import { choicesOf, type Seen, type Watched } from './watched';

interface Properties {
  sitting: Sitting;
  watched: Watched;
  info: TableInfo;
  seen: Seen;
}

export function Asked({ sitting, watched, info, seen }: Properties) {
  const clock = useCell(sitting.clock);
  const sending = useCell(sitting.sending);
  const { view } = seen;
  const mine = view?.actors.includes(watched.seat) ?? false;
  const paused = clock?.paused ?? false;
  const choices = paused || seen.change ? [] : choicesOf(view);
  const over = info.status === 'over' || info.status === 'closed';
  return (
    <section class="sb-asked" aria-label={t('your-move')} data-mine={mine && !over ? 'yes' : undefined}>
      <Proposals sitting={sitting} info={info} />
      {over && !seen.change ? (
        <Result sitting={sitting} info={info} view={view} />
      ) : (
        <>
          <Heading info={info} watched={watched} seen={seen} paused={paused} />
          <Warming info={info} view={view} />
          {(view?.glimpse ?? []).map((line) => <p class="sb-glimpse" key={line}>{line}</p>)}
          {(view?.changes ?? []).length > 0 && <p class="sb-note">{t('may-change')}</p>}
          {paused && watched.seat !== SPECTATOR && (
            <button class="sb-button sb-primary" onClick={() => void sitting.tell('resume')}>{t('resume')}</button>
          )}
          <Choices choices={choices} sitting={sitting} busy={sending !== null} />
          {view?.undo && !paused && (
            <button class="sb-button sb-undo" onClick={() => void sitting.undo(view.undo === 'ask')}>
              <span aria-hidden="true">↶ </span>
              {view.undo === 'fair' ? t('undo') : t('undo-ask')}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function Heading({ info, watched, seen, paused }: Omit<Properties, 'sitting'> & { paused: boolean }) {
  const { view } = seen;
  const actors = view?.actors ?? [];
  const mine = actors.includes(watched.seat);
  const log = useCell(watched.log);
  const last = log[log.length - 1];
  if (seen.change && last) return <h2 class="sb-question sb-question-quiet">{worded(last, info)}</h2>;
  if (paused) return <h2 class="sb-question">{t('paused')}</h2>;
  if (mine) return <h2 class="sb-question"><SeatMark seat={watched.seat} size={22} /> <span>{view?.question || t('your-move')}</span></h2>;
  const names = actors.map((seat) => nameOf(info, seat));
  if (!names.length) return <h2 class="sb-question sb-question-quiet">{t('one-moment')}</h2>;
  return (
    <h2 class="sb-question sb-question-quiet">
      {actors.slice(0, 4).map((seat) => <SeatMark key={seat} seat={seat} size={18} />)}{' '}
      <span>{t('waiting-for', { names: names.join(', ') })}</span>
    </h2>
  );
}
