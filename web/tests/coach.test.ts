import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSettings, settings } from '../src/settings';
import { isAgainstBots, isScripted } from '../src/table/coach';
import type { Session } from '../src/table/session';
import { SPECTATOR, type GameView, type LessonInfo, type ToldFact } from '../src/wire';
import { FakeSocket } from './fakeSocket';
import { gameView, news, person, scene, tableInfo } from './fixtures';
import { closeTable, openTable } from './openTable';

const BOT = { kind: 'bot', level: 3 } as const;
const INFO = tableInfo({ seats: [person('Ada'), BOT] });
const CHOICES = [{ action: 4, text: 'centre' }, { action: 5, text: 'edge' }];
const MY_TURN = gameView({ events: 3, actors: [0], choices: CHOICES });
const BOTS_TURN = gameView({ events: 4, actors: [1] });
const SPEAKS = { speaks: true, win: 31, better: { action: 4, win: 52, why: 'Because.' } };

let session: Session;

beforeEach(() => {
  changeSettings({ coached: ['tic_tac_toe'] });
  session = openTable(INFO, MY_TURN);
});
afterEach(() => {
  closeTable(session);
  changeSettings({ coached: [] });
});

function viewer() {
  const shown = session.seats.shown.value;
  if (!shown) throw new Error('a seat is on the screen');
  return shown;
}

const socket = () => FakeSocket.latest;
const judged = (): unknown[] => socket().commands('judge').map(({ seat, action }) => [seat, action]);
const played = (): number[] => socket().commands('move').map(({ action }) => action);

async function passes(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Answer the last command `judge`, about its action. */
async function say(fields: object, command = socket().commands('judge').at(-1)): Promise<void> {
  const { key, seat, action } = command ?? {};
  socket().receive({ type: 'judged', table: 'table', number: 5, seat, key, action, ...fields } as never);
  await passes(0);
}

/** The server accepts the last move, and tells what has happened since. */
async function accept(number: number, view: GameView, facts: readonly Partial<ToldFact>[] = []): Promise<void> {
  const { key = '', seat, action } = socket().commands('move').at(-1) ?? {};
  const told = { number, kind: 'move', seat: seat ?? 0, action: action ?? 0, text: 'A move.', facts: facts as ToldFact[] };
  socket().receive({ type: 'ack', table: 'table', key, number });
  socket().receive(news(number, { seat: seat ?? 0, view, told: [told] }));
  await passes(0);
}

function tell(number: number, seat: number, view: GameView, ...facts: readonly Partial<ToldFact>[]): void {
  const told = { number, kind: 'move', seat, action: 7, text: 'A move.', facts: facts as ToldFact[] };
  socket().receive(news(number, { view, told: [told] }));
}

describe('before the player chooses', () => {
  test('the server is told of a question, once and after a moment', async () => {
    expect(judged()).toEqual([]);
    await passes(150);
    expect(judged()).toEqual([[0, undefined]]);
    socket().receive(news(6, { view: { ...MY_TURN, events: 4 } }));
    await passes(500);
    expect(judged(), 'another player has chosen meanwhile').toHaveLength(1);
  });

  test('a chain of updates sends nothing', async () => {
    await passes(100);
    socket().receive(news(6, { view: BOTS_TURN }));
    await passes(500);
    expect(judged()).toEqual([]);
  });

  test('a question with one choice needs no judgement', async () => {
    socket().receive(news(6, { view: { ...MY_TURN, choices: CHOICES.slice(0, 1) } }));
    await passes(500);
    void session.commands.play(4);
    expect(judged()).toEqual([]);
    expect(played()).toEqual([4]);
  });

  test('an error is ignored', async () => {
    await passes(150);
    const { key } = socket().commands('judge')[0] ?? {};
    socket().receive({ type: 'error', key, error: { code: 'no-coach', message: 'no' } } as never);
    await passes(0);
    void session.commands.play(5);
    expect(judged()).toEqual([[0, undefined], [0, 5]]);
  });
});

describe('a move', () => {
  test('waits for its judgement and is played if that says nothing', async () => {
    void session.commands.play(5);
    expect([judged(), played()]).toEqual([[[0, 5]], []]);
    expect(session.coach.isJudging.value).toBe(true);
    await say({});
    expect(played()).toEqual([5]);
    expect(socket().commands('move')).toMatchObject([{ expect: 5 }]);
    expect(session.coach.isJudging.value).toBe(false);
  });

  test('is played at once if the coach is off', () => {
    changeSettings({ coached: ['ice_flow'] });
    void session.commands.play(5);
    expect([judged(), played()]).toEqual([[], [5]]);
  });

  test.each(['no-coach', 'hint-outdated', 'too-fast'])('is played after the error %s', async (code) => {
    void session.commands.play(5);
    const { key } = socket().commands('judge')[0] ?? {};
    socket().receive({ type: 'error', key, error: { code, message: '' } } as never);
    await passes(0);
    expect(played()).toEqual([5]);
  });

  test('is not played while the coach speaks, and another one can be chosen', async () => {
    const done = session.commands.play(5);
    await say(SPEAKS);
    expect(session.coach.warningTo(viewer())).toMatchObject({
      chosen: { action: 5, text: 'edge' }, win: 31, better: { action: 4, text: 'centre', win: 52, why: 'Because.' },
    });
    expect([played(), session.commands.sending.value]).toEqual([[], null]);
    session.coach.takeBack();
    expect(await done).toBe(false);
    expect(session.coach.warningTo(viewer())).toBeNull();
    void session.commands.play(5);
    expect([judged().length, played()], 'once a turn').toEqual([1, [5]]);
  });

  test('is played anyway if the player wants that, without another question', async () => {
    const done = session.commands.play(5);
    await say(SPEAKS);
    session.coach.playAnyway();
    await passes(0);
    expect([played(), session.commands.sending.value]).toEqual([[5], 5]);
    expect(session.coach.warningTo(viewer())).toBeNull();
    await accept(6, BOTS_TURN);
    expect(await done).toBe(true);
  });

  test('instead of which another one is chosen is not played', async () => {
    const done = session.commands.play(5);
    await say(SPEAKS);
    void session.commands.play(4);
    expect(await done).toBe(false);
    expect(played()).toEqual([4]);
    expect(session.commands.sending.value).toBe(4);
    expect(session.coach.warningTo(viewer())).toBeNull();
  });

  test('does not wait when the connection is lost', () => {
    socket().drop();
    void session.commands.play(5);
    expect(session.coach.isJudging.value).toBe(false);
  });

  test('in the last step of a route stops the route when it is taken back', async () => {
    const routes = [{ start: 'a', actions: [5, 7], label: 'far' }];
    socket().receive(news(6, { view: { ...MY_TURN, offers: { routes } } }));
    await session.commands.move(-2);
    await say({});
    await accept(7, { ...MY_TURN, events: 5, choices: [{ action: 7, text: 'on' }, { action: 4, text: 'centre' }] });
    expect(judged().at(-1)).toEqual([0, 7]);
    await say(SPEAKS);
    session.coach.takeBack();
    await passes(500);
    expect(played()).toEqual([5]);
  });

  test('is judged after the table has waited for a call', async () => {
    const wait = { due: 9, lasts: 5000, call: true };
    socket().receive(news(6, { view: MY_TURN, wait }));
    void session.commands.play(5);
    await passes(300);
    expect([judged(), played()]).toEqual([[], []]);
    socket().receive(news(7, { view: MY_TURN }));
    await passes(0);
    expect(judged()).toEqual([[0, 5]]);
  });
});

describe('what the coach says goes', () => {
  beforeEach(async () => {
    void session.commands.play(5);
    await say(SPEAKS);
  });

  test('when the question changes', async () => {
    socket().receive(news(6, { view: BOTS_TURN }));
    await passes(0);
    expect(session.coach.warningTo(viewer())).toBeNull();
    expect(played()).toEqual([]);
  });

  test('when the coach is switched off', async () => {
    session.coach.setOn(false);
    await passes(0);
    expect(session.coach.warningTo(viewer())).toBeNull();
    expect([settings.value.coached, played()]).toEqual([[], []]);
  });

  test('when the language changes, and stays when another player acts at the same time or the device is turned', () => {
    socket().receive(news(6, { view: { ...MY_TURN, events: 5 } }));
    session.connection.setScreen('tall');
    socket().receive(news(6, { view: { ...MY_TURN, events: 5 }, scene: scene() }));
    expect(session.coach.warningTo(viewer())).not.toBeNull();
    changeSettings({ language: 'da' });
    expect(session.coach.warningTo(viewer())).toBeNull();
    changeSettings({ language: 'en' });
  });
});

test('a judgement of a question that has changed meanwhile is not shown', async () => {
  void session.commands.play(5);
  socket().receive(news(6, { view: { ...MY_TURN, choices: [{ action: 4, text: 'centre' }, { action: 9, text: 'corner' }] } }));
  await say(SPEAKS);
  expect(session.coach.warningTo(viewer())).toBeNull();
  expect(socket().commands('move'), 'the table decides whether it is too late').toMatchObject([{ action: 5, expect: 5 }]);
});

describe('a late judgement', () => {
  beforeEach(async () => {
    void session.commands.play(5);
    await passes(2499);
    expect(played()).toEqual([]);
    await passes(1);
    expect(played(), 'the move does not wait any longer').toEqual([5]);
  });

  test('is shown when the move has been played', async () => {
    await accept(6, { ...BOTS_TURN, undo: 'fair' });
    await say(SPEAKS);
    expect(session.coach.remarkTo(viewer())).toMatchObject({ chosen: { action: 5 }, win: 31 });
    expect(session.coach.warningTo(viewer())).toBeNull();
  });

  test('is not shown if it says nothing', async () => {
    await accept(6, BOTS_TURN);
    await say({});
    expect(session.coach.remarkTo(viewer())).toBeNull();
  });

  test('is not shown after another move', async () => {
    const first = socket().commands('judge').at(-1);
    await accept(6, { ...MY_TURN, events: 4, choices: [{ action: 8 }, { action: 9 }] });
    void session.commands.play(8);
    await say(SPEAKS, first);
    expect(session.coach.remarkTo(viewer())).toBeNull();
  });

  test('is not shown if the move has been taken back', async () => {
    await accept(6, { ...BOTS_TURN, undo: 'fair' });
    socket().receive(news(7, { view: MY_TURN, told: [{ number: 7, kind: 'undo', seat: 0 }] }));
    await say(SPEAKS);
    expect(session.coach.remarkTo(viewer())).toBeNull();
  });

  test('is closed by the next move, by taking back, and by the player', async () => {
    await accept(6, { ...BOTS_TURN, undo: 'fair' });
    await say(SPEAKS);
    void session.commands.undo(false);
    expect(session.coach.remarkTo(viewer())).toBeNull();
  });
});

describe('the coach speaks once a turn', () => {
  async function speak(view: GameView, ...facts: readonly Partial<ToldFact>[]): Promise<void> {
    void session.commands.play(5);
    await say(SPEAKS);
    session.coach.playAnyway();
    await passes(0);
    await accept(6, view, facts);
  }
  const AGAIN = { ...MY_TURN, events: 5, choices: [{ action: 7, text: 'left' }, { action: 8, text: 'right' }] };
  const asksAbout = async (action: number): Promise<boolean> => {
    const before = judged().length;
    void session.commands.play(action);
    await passes(0);
    return judged().length > before;
  };

  test('so a second decision of the turn is neither thought about nor judged', async () => {
    await speak(AGAIN);
    await passes(500);
    expect(await asksAbout(7)).toBe(false);
  });

  test('and again when another player has acted, in a game that tells no turns', async () => {
    await speak(BOTS_TURN);
    tell(7, 15, BOTS_TURN); // chance
    tell(8, 1, AGAIN);
    await passes(150);
    expect(judged().at(-1)).toEqual([0, undefined]);
    expect(await asksAbout(7)).toBe(true);
  });

  test('and again in the next turn of the player, in a game that tells turns', async () => {
    await speak(BOTS_TURN, { weight: 'turn', seat: 1, text: 'Turn of the bot' });
    tell(7, 1, AGAIN, { weight: 'line', text: 'The bot lets Ada choose.' });
    expect(session.coach.listens(viewer()), 'it is still the bot’s turn').toBe(false);
    tell(8, 1, AGAIN, { weight: 'turn', seat: 0, text: 'Turn of Ada' });
    expect(await asksAbout(7)).toBe(true);
  });

  test.each(['round', 'turn'] as const)('and again in a new %s of nobody in particular', async (weight) => {
    await speak(AGAIN, { weight, text: 'It begins' });
    expect(await asksAbout(7)).toBe(true);
  });
});

test('each of two people on one device has their own turn', async () => {
  closeTable(session);
  session = openTable(tableInfo({ seats: [person('Ada'), person('Ada'), BOT] }), MY_TURN);
  socket().receive(news(5, { seat: 1, view: MY_TURN, scene: scene() }));
  session.takeDevice(0);
  void session.commands.play(5);
  await say(SPEAKS);
  session.coach.playAnyway();
  await passes(0);
  const second = gameView({ events: 4, actors: [1], choices: CHOICES });
  socket().receive(news(6, { seat: 1, view: second, told: [{ number: 6, kind: 'move', seat: 0, action: 5, text: 'A move.' }] }));
  await accept(6, second);
  session.takeDevice(1);
  await passes(150);
  expect(judged().at(-1)).toEqual([1, undefined]);
  void session.commands.play(5);
  await say(SPEAKS);
  expect(session.coach.warningTo(viewer())).toMatchObject({ seat: 1 });
});

describe('the coach is offered', () => {
  test('only where everyone else is a bot, during the game', () => {
    const open = { kind: 'open' } as const;
    const seats = [person('Ada'), person('Ada'), BOT];
    expect(isAgainstBots(tableInfo({ seats }), [0, 1])).toBe(true);
    expect(isAgainstBots(tableInfo({ seats }), [0]), 'somebody else').toBe(false);
    expect(isAgainstBots(tableInfo({ seats: [...seats, open] }), [0, 1])).toBe(false);
    expect(isAgainstBots(tableInfo({ seats }), [])).toBe(false);
    expect(isAgainstBots(tableInfo({ seats: [person('Ada'), person('Ada')] }), [0, 1]), 'no bots').toBe(false);
    expect(isAgainstBots(tableInfo({ seats, status: 'over' }), [0, 1])).toBe(false);
  });

  test('not to a spectator', () => {
    closeTable(session);
    session = openTable(tableInfo({ seats: [BOT, BOT] }), MY_TURN);
    expect(viewer().seat).toBe(SPECTATOR);
    expect(session.coach.isOffered(viewer())).toBe(false);
  });
});

describe('in a lesson', () => {
  const STEP: LessonInfo = { name: 'first', done: 1, steps: 2, text: 'Take it.', actions: [4] };
  const END: LessonInfo = { name: 'first', done: 2, steps: 2, text: 'Well done.', over: true };

  beforeEach(() => {
    changeSettings({ coached: [] });
    socket().receive(news(6, { view: { ...MY_TURN, lesson: STEP } }));
  });

  test('the coach is silent while the script runs', async () => {
    changeSettings({ coached: ['tic_tac_toe'] });
    await passes(500);
    expect(session.coach.isOffered(viewer())).toBe(false);
    expect(judged()).toEqual([]);
  });

  test('it is switched on for this game when the script ends, and can be switched off for good', () => {
    expect(settings.value.coached).toEqual([]);
    socket().receive(news(7, { view: { ...MY_TURN, events: 4, lesson: END } }));
    expect(settings.value.coached).toEqual(['tic_tac_toe']);
    expect(session.coach.isOn(viewer())).toBe(true);
    session.coach.setOn(false);
    socket().receive(news(8, { view: { ...MY_TURN, events: 4, lesson: END } }));
    socket().receive(news(9, { view: { ...MY_TURN, events: 5 } }));
    expect(settings.value.coached).toEqual([]);
  });

  test('a lesson that was left does not switch it on', () => {
    socket().receive(news(7, { view: { ...MY_TURN, events: 4 } }));
    expect(settings.value.coached).toEqual([]);
  });

  test('the script has ended when every step is done and nothing more is taught', () => {
    expect(isScripted(undefined)).toBe(false);
    expect(isScripted(STEP)).toBe(true);
    expect(isScripted({ name: 'first', done: 1, steps: 2 }), 'a bot acts').toBe(true);
    expect(isScripted({ name: 'first', done: 2, steps: 2, actions: [4] }), 'the second learner acts').toBe(true);
    expect(isScripted({ name: 'first', done: 2, steps: 2 }), 'the end is being animated').toBe(false);
    expect(isScripted(END)).toBe(false);
  });
});
