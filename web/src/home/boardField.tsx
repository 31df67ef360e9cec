/** The field for a changed board file: it is sent at once, and the field shows what is different or wrong. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { api, type AcceptedBoard, type BoardFinding, type GameInfo } from '../api';
import { BoardChanges } from '../changedBoard';
import { ensureGuest } from '../guest';
import { problemFrom, type Problem } from '../problem';
import { t } from '../texts';
import { problemText } from '../toast';

/** The largest file that the server accepts, in bytes. */
const MOST_BYTES = 64 * 1024;
/** Milliseconds after which the field says that it is busy. */
const PATIENCE = 1000;

type BoardState =
  | { kind: 'none' }
  | { kind: 'busy'; name: string; share: number | null } // how much is compiled; null while the file is checked
  | { kind: 'refused'; name: string; problem: Problem }
  | { kind: 'accepted'; name: string; board: AcceptedBoard };

interface Props {
  game: GameInfo;
  /** Called with the id of an accepted board, with '' for the printed one, and with null while there is no answer. */
  onBoard: (board: string | null) => void;
}

export function BoardField({ game, onBoard }: Props) {
  const [state, setState] = useState<BoardState>({ kind: 'none' });
  const [isSlow, setSlow] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.kind === 'busy';
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const send = async (file: File): Promise<void> => {
    const { name } = file;
    onBoard(null);
    setState({ kind: 'busy', name, share: null });
    try {
      await ensureGuest();
      const board = await api.sendBoard(game.game, file, (share) => setState({ kind: 'busy', name, share }));
      setState({ kind: 'accepted', name, board });
      onBoard(board.board);
    } catch (error) {
      setState({ kind: 'refused', name, problem: problemFrom(error) });
      onBoard('');
    }
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    if (input.current) input.current.value = ''; // so that the same file can be chosen again after a change
    if (file.size <= MOST_BYTES) return void send(file);
    setState({ kind: 'refused', name: file.name, problem: { code: 'too-big', message: '', rule: '', text: '', games: [], findings: [] } });
    onBoard('');
  };
  return (
    <div class="sb-option sb-option-wide sb-board-field">
      <b>{t('board-file')}</b>
      <p class="sb-note">{t('board-file-help')}</p>
      <input ref={input} type="file" accept=".toml,text/plain" hidden aria-label={t('board-file')}
        onChange={(event) => choose(event.currentTarget.files?.[0])} />
      <div class="sb-row">
        <button type="button" class="sb-button" disabled={isBusy} onClick={() => input.current?.click()}>{t('board-file-choose')}</button>
        {(state.kind === 'accepted' || state.kind === 'refused') && (
          <button type="button" class="sb-button" onClick={() => { setState({ kind: 'none' }); onBoard(''); }}>{t('board-file-remove')}</button>
        )}
      </div>
      <div role="status">
        {isBusy && isSlow && <Progress name={state.name} share={state.share} />}
        {state.kind === 'accepted' && <Accepted name={state.name} board={state.board} />}
      </div>
      {state.kind === 'refused' && <Refused name={state.name} problem={state.problem} />}
    </div>
  );
}

function Progress({ name, share }: { name: string; share: number | null }) {
  return (
    <div class="sb-board-progress">
      <p>{share === null ? t('board-checking', { name }) : t('board-compiling', { name })}</p>
      {share ? <progress value={share} aria-label={t('board-file')} /> : <progress aria-label={t('board-file')} />}
    </div>
  );
}

function Accepted({ name, board: { info, unlike } }: { name: string; board: AcceptedBoard }) {
  if (!info) return <p>{t('board-same', { name })}</p>;
  return (
    <div class="sb-board-accepted">
      <p><b>{name}</b>: {t('board-differences', { count: info.count })}</p>
      <BoardChanges info={info} />
      {unlike.length > 0 && <p>{t('board-unlike')}</p>}
      <Findings findings={unlike} />
    </div>
  );
}

function Refused({ name, problem }: { name: string; problem: Problem }) {
  const isKnown = problem.code !== 'bad-board';
  return (
    <div class="sb-board-refused" role="alert">
      <p><b>{t('board-refused', { name })}</b>{isKnown && ` ${problem.code === 'too-big' ? t('board-too-big') : problemText(problem)}`}</p>
      <Findings findings={problem.findings} />
      {!isKnown && problem.findings.length === 0 && <p lang="en">{problem.message}</p>}
    </div>
  );
}

function Findings({ findings }: { findings: readonly BoardFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul class="sb-board-findings">
      {findings.map(({ line, where, text }, index) => (
        <li key={index}><b>{t('board-line', { line })}</b> <span lang="en"><code>{where}</code>: {text}</span></li>
      ))}
    </ul>
  );
}
