import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSettings, settings } from '../src/settings';
import { hasReview, signed } from '../src/table/reviewPanel';
import type { Session } from '../src/table/session';
import { TurnPanel } from '../src/table/turnPanel';
import { loadTexts } from '../src/texts';
import type { CostlyDecision, GameView, Message, TableInfo } from '../src/wire';
import { FakeSocket } from './fakeSocket';
import { gameView, news, person, tableInfo } from './fixtures';
import { closeTable, openTable } from './openTable';

const BOT = { kind: 'bot', level: 3 } as const;
const INFO = tableInfo({ seats: [person('Ada'), BOT] });
const CHOICES = [{ action: 4, text: 'centre' }, { action: 5, text: 'edge' }];
const MY_TURN = gameView({ events: 3, actors: [0], choices: CHOICES });
const SPEAKS = { speaks: true, win: 31, better: { action: 4, win: 52, why: 'It wins.' } };
const OVER = gameView({ events: 9, actors: [], over: true, points: [0, 1], places: [2, 1] });

let session: Session;

/** Show the turn panel of a table. */
function open(info: TableInfo, view: GameView): void {
  session = openTable(info, view);
  draw();
}

function draw(): void {
  const viewer = session.seats.shown.value;
  const info = session.info.value;
  if (!viewer || !info) throw new Error('a seat is on the screen');
  void act(() => render(<TurnPanel session={session} viewer={viewer} info={info} state={viewer.state.value} />, document.body));
}

async function receive(message: object): Promise<void> {
  await act(async () => {
    FakeSocket.latest.receive(message as Message);
    await vi.advanceTimersByTimeAsync(0);
  });
  draw();
}

/** Answer the last command of a type. */
async function answer(type: 'judge' | 'review', fields: object): Promise<void> {
  const { key, ...command } = FakeSocket.latest.commands(type).at(-1) ?? {};
  await receive({ ...command, type: type === 'judge' ? 'judged' : 'reviewed', table: 'table', number: 5, key, ...fields });
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const textOf = (selector: string): string => find(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const button = (name: string): HTMLButtonElement | undefined => (
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)
);
const played = (): number[] => FakeSocket.latest.commands('move').map(({ action }) => action);

async function press(element: HTMLElement | null | undefined): Promise<void> {
  expect(element).toBeTruthy();
  await act(async () => {
    element?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
  draw();
}

async function passes(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

beforeEach(async () => {
  changeSettings({ language: 'en', coached: ['tic_tac_toe'] });
  await loadTexts();
});
afterEach(() => {
  void act(() => render(null, document.body));
  closeTable(session);
  changeSettings({ coached: [] });
});

describe('the switch', () => {
  test('says what the coach does, and switches it on and off for this game', async () => {
    changeSettings({ coached: [] });
    open(INFO, MY_TURN);
    const toggle = find('[role=switch]');
    expect(document.getElementById(toggle?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('before it counts');
    await press(toggle);
    expect(settings.value.coached).toEqual(['tic_tac_toe']);
    await press(toggle);
    expect(settings.value.coached).toEqual([]);
  });

  test('is not there with other people', () => {
    open(tableInfo({ seats: [person('Ada'), person('Bea')] }), MY_TURN);
    expect(find('[role=switch]')).toBeNull();
  });

  test('says that the coach is at work if that takes a while', async () => {
    open(INFO, MY_TURN);
    await press(find('[data-action="5"]'));
    expect(textOf('.sb-coach-help')).toContain('before it counts');
    await passes(500);
    expect(textOf('.sb-coach-help')).toContain('looking at your move');
  });
});

describe('what the coach says before a move counts', () => {
  beforeEach(async () => {
    open(INFO, MY_TURN);
    find('[data-action="5"]')?.focus();
    await press(find('[data-action="5"]'));
    await answer('judge', SPEAKS);
  });

  test('are both chances, the better move and why, in a dialog that takes the focus', () => {
    expect(find('.sb-coach')?.getAttribute('role')).toBe('alertdialog');
    expect(textOf('.sb-coach')).toContain('With this move you would win 31 % of games, with the better one 52 %.');
    expect(textOf('.sb-coach .sb-choice')).toContain('Better move: centre It wins.');
    expect(document.activeElement).toBe(button('Take it back'));
    expect(played()).toEqual([]);
  });

  test('can be followed', async () => {
    await press(find('.sb-coach .sb-choice'));
    expect([played(), find('.sb-coach')]).toEqual([[4], null]);
  });

  test('can be ignored', async () => {
    await press(button('Play it anyway'));
    expect([played(), find('.sb-coach')]).toEqual([[5], null]);
  });

  test.each(['Take it back', 'Escape'])('can be answered with %s, and the focus returns', async (way) => {
    if (way === 'Escape') await act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    else await press(button(way));
    await passes(10);
    draw();
    expect([played(), find('.sb-coach')]).toEqual([[], null]);
    expect(document.activeElement).toBe(find('[data-action="5"]'));
  });
});

describe('what it says about a move that has been played', () => {
  const later = async (undo: 'fair' | 'ask' | ''): Promise<void> => {
    open(INFO, MY_TURN);
    await press(find('[data-action="5"]'));
    await passes(2500);
    const { key } = FakeSocket.latest.commands('move').at(-1) ?? {};
    await receive({ type: 'ack', table: 'table', key, number: 6 });
    await receive(news(6, { view: gameView({ events: 4, actors: [1], undo }) }));
    await answer('judge', SPEAKS);
  };

  test('is an explanation, and the move can be taken back where that is fair', async () => {
    await later('fair');
    expect(textOf('[role=status] .sb-coach')).toContain('About your last move');
    expect(textOf('.sb-coach')).toContain('Better move: centre It wins.');
    await press(button('Take it back'));
    expect(FakeSocket.latest.commands('undo')).toMatchObject([{ seat: 0, ask: false }]);
    expect(find('.sb-coach')).toBeNull();
  });

  test.each(['ask', ''] as const)('is only an explanation where taking back is %j, and can be closed', async (undo) => {
    await later(undo);
    expect(button('Take it back')).toBeUndefined();
    await press(find('.sb-coach [aria-label=Close]'));
    expect(find('.sb-coach')).toBeNull();
  });
});

describe('the review', () => {
  const FINISHED = { ...INFO, status: 'over' } as const;
  const COSTLY: CostlyDecision = { number: 7, text: 'edge', win: 21, better: { action: 4, win: 52, why: 'It wins.' }, better_text: 'centre' };

  test('shows how far it is, then the decisions with links into the replay, and luck apart', async () => {
    open(FINISHED, OVER);
    button('Show my costliest decisions')?.focus();
    await press(button('Show my costliest decisions'));
    await press(button('Going through your decisions …'));
    expect(FakeSocket.latest.commands('review')).toMatchObject([{ seat: 0 }]);
    await receive({ type: 'reviewing', table: 'table', seat: 0, done: 3, total: 12 });
    expect(document.querySelector('progress')?.value).toBe(0.25);
    await receive({ type: 'reviewing', table: 'another', seat: 0, done: 9, total: 12 });
    expect(document.querySelector('progress')?.value).toBe(0.25);
    await answer('review', { decisions: 4, costliest: [COSTLY], lost: 31, luck: -19 });
    const lines = [...document.querySelectorAll('.sb-review li > *')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['You chose edge wins 21 %', 'Better centre wins 52 %', 'It wins.', 'See it in the replay edge']);
    expect(find('.sb-review li a')?.getAttribute('href')).toBe('/r/table?lens=seat%3A0#7');
    expect(textOf('.sb-review-sum')).toBe('In wins per 100 games: this decision \u221231; luck and how the others played \u221219.');
    expect(document.activeElement?.textContent).toBe('Your costliest decisions');
    expect(button('Show my costliest decisions')).toBeUndefined();
  });

  test('says so kindly if nothing was costly', async () => {
    open(FINISHED, OVER);
    await press(button('Show my costliest decisions'));
    await answer('review', { decisions: 4, costliest: [], lost: 0, luck: 50 });
    expect(textOf('.sb-review')).toContain('Well played!');
    expect(textOf('.sb-review-sum')).toBe('In wins per 100 games: luck and how the others played +50.');
  });

  test('can be asked for again after an error', async () => {
    open(FINISHED, OVER);
    await press(button('Show my costliest decisions'));
    const { key } = FakeSocket.latest.commands('review')[0] ?? {};
    await receive({ type: 'error', key, error: { code: 'too-fast', message: '' } });
    expect(button('Show my costliest decisions')?.getAttribute('aria-disabled')).toBe('false');
    expect(document.querySelector('progress')).toBeNull();
  });

  test('is for players of a game that was played to its end', () => {
    expect(hasReview(FINISHED, OVER, [0], 0)).toBe(true);
    expect(hasReview(FINISHED, OVER, [0, 1], 1)).toBe(true);
    expect(hasReview(FINISHED, OVER, [], -1), 'a spectator').toBe(false);
    expect(hasReview({ ...FINISHED, claimed: [0] }, OVER, [0], 0), 'a claimed game').toBe(false);
    expect(hasReview({ ...FINISHED, status: 'closed' }, OVER, [0], 0), 'ended early').toBe(false);
    expect(hasReview(FINISHED, MY_TURN, [0], 0)).toBe(false);
    expect(hasReview({ ...FINISHED, seats: [person('Ada')] }, OVER, [0], 0), 'nobody to win against').toBe(false);
  });

  test('numbers have the sign of the language', () => {
    expect(signed(12, 'en')).toBe('+12');
    expect(signed(0, 'da')).toBe('0');
    expect(['en', 'da', 'nb', 'sv', 'fi', 'nl'].map((language) => signed(-3, language))).toEqual(Array(6).fill('\u22123'));
  });
});
