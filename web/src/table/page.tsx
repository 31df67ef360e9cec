/** The page of a table. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Cell, useCell } from '../cell';
import { meet } from '../guest';
import { useGame } from '../games';
import { t } from '../texts';
import { explained } from '../toast';
import { SPECTATOR } from '../wire';
import { Asked } from './asked';
import { Bar } from './bar';
import { Board } from './board';
import { Handover } from './handover';
import { Announcer } from './log';
import { Panel } from './panel';
import { Seats } from './seats';
import { Sitting } from './sitting';
import { Waiting } from './waiting';
import type { Seen } from './watched';

const NOTHING = new Cell<Seen>({ picture: null, change: null, view: null, number: 0 });
const HYSTERESIS = 1.08;

export function TablePage({ table, invitation }: { table: string; invitation: string }) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  useEffect(() => {
    void meet().catch(() => {});
    const fresh = new Sitting(table, invitation);
    setSitting(fresh);
    return () => fresh.close();
  }, [table, invitation]);
  return sitting && sitting.table === table ? <Table sitting={sitting} /> : null;
}

/** Ask for tall scenes where the board is taller than wide. */
function useScreen(sitting: Sitting) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let tall = element.clientHeight > element.clientWidth;
    const fit = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      tall = tall ? height * HYSTERESIS > width : height > width * HYSTERESIS;
      sitting.fit(tall ? 'tall' : 'wide');
    };
    sitting.fit(tall ? 'tall' : 'wide');
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sitting]);
  return area;
}

function Table({ sitting }: { sitting: Sitting }) {
  const info = useCell(sitting.info);
  const problem = useCell(sitting.problem);
  const shown = useCell(sitting.shown);
  const handover = useCell(sitting.handover);
  const seen = useCell(shown?.seen ?? NOTHING);
  const [panel, setPanel] = useState(false);
  const area = useScreen(sitting);
  const game = useGame(info?.game ?? '');
  const title = game?.title ?? '';
  const mine = shown !== null && shown.seat !== SPECTATOR && (seen.view?.actors.includes(shown.seat) ?? false);
  useEffect(() => {
    document.title = mine ? `● ${t('your-turn')} – ${title}` : `${title} – Snowbound`;
  }, [mine, title]);

  if (problem && !info) {
    return <main class="sb-page" tabIndex={-1}><h1>{explained(problem)}</h1><a class="sb-button" href="/">{t('home')}</a></main>;
  }
  const waiting = info?.status === 'open' || (info?.status === 'closed' && !seen.view);
  return (
    <div class="sb-table" data-waiting={waiting ? 'yes' : undefined}>
      <Bar sitting={sitting} info={info} title={title} onPanel={() => setPanel(!panel)} />
      <main class="sb-area" ref={area} tabIndex={-1} aria-label={t('board')}>
        {waiting && info && <Waiting sitting={sitting} info={info} title={title} />}
        {!waiting && shown && <Board key={shown.seat} sitting={sitting} watched={shown} title={title} />}
        {handover !== null && info && <Handover info={info} seat={handover} onReady={() => sitting.receive(handover)} />}
      </main>
      {info && !waiting && <Seats sitting={sitting} info={info} seen={shown ? seen : null} />}
      {info && shown && !waiting && <Asked sitting={sitting} watched={shown} info={info} seen={seen} />}
      {info && shown && !waiting && <Panel watched={shown} info={info} view={seen.view} open={panel} onOpen={setPanel} />}
      {info && shown && <Announcer watched={shown} info={info} question={mine ? (seen.view?.question ?? '') : ''} />}
    </div>
  );
}
