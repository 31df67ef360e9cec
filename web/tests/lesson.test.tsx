import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { isNewcomer } from '../src/lesson/lessonOffer';
import { isInListOnly, isTaught, LessonPanel, lessonText, taughtFirst } from '../src/lesson/lessonPanel';
import { kindAnswer } from '../src/lesson/kindAnswer';
import { voiceFor } from '../src/lesson/speech';
import { unfinishedLesson } from '../src/lesson/startLesson';
import { meansTaught } from '../src/picture/touch';
import { changeSettings } from '../src/settings';
import { RequestError } from '../src/problem';
import { loadTexts } from '../src/texts';
import { citedRule, showError } from '../src/toast';
import type { LessonInfo } from '../src/wire';
import { gameView, person, tableInfo } from './fixtures';

const STEP: LessonInfo = { name: 'first', done: 1, steps: 3, text: 'Turn over the tile.', actions: [4], glow: ['tile-4'] };

describe('the text of a step', () => {
  beforeEach(loadTexts);

  it('is the one of the lesson', () => {
    expect(lessonText(gameView({ lesson: STEP }))).toBe('Turn over the tile.');
  });

  it('is the text of the action for a second learner', () => {
    const choices = [{ action: 3, text: 'wait' }, { action: 4, text: 'turn over tile 5' }];
    const lesson = { name: 'first', done: 1, steps: 3, actions: [4] };
    expect(lessonText(gameView({ lesson, choices }))).toBe('Your turn: turn over tile 5.');
  });

  it('is empty while others act', () => {
    expect(lessonText(gameView({ lesson: { name: 'first', done: 1, steps: 3 } }))).toBe('');
  });
});

it('knows which actions are taught', () => {
  expect(isTaught(gameView({ lesson: STEP }), 4)).toBe(true);
  expect(isTaught(gameView({ lesson: STEP }), 5)).toBe(false);
  expect(isTaught(gameView(), 4)).toBe(false);
});

it('puts what is taught first in the list of choices', () => {
  const choices = [1, 2, 3, 4].map((action) => ({ action, text: `${action}` }));
  expect(taughtFirst(choices, [4, 2]).map(({ action }) => action)).toEqual([2, 4, 1, 3]);
  expect(taughtFirst(choices)).toEqual(choices);
});

it('knows when the taught action can be chosen in the list only', () => {
  expect(isInListOnly(gameView({ lesson: { ...STEP, glow: [] } }))).toBe(true);
  expect(isInListOnly(gameView({ lesson: STEP }))).toBe(false);
  expect(isInListOnly(gameView({ lesson: { name: 'first', done: 1, steps: 3 } }))).toBe(false);
  expect(isInListOnly(gameView())).toBe(false);
});

describe('a tap on something beside or above what is taught', () => {
  const floe = { x: 100, y: 100, width: 60, height: 60 };

  it('means what is taught if that is nearer', () => {
    const neighbour = { x: 140, y: 100, width: 60, height: 60 };
    expect(meansTaught(floe, neighbour, 148, 130)).toBe(true);
    expect(meansTaught(floe, neighbour, 156, 130)).toBe(false);
  });

  it('means what is taught if the other thing lies in its middle', () => {
    expect(meansTaught(floe, { x: 130, y: 115, width: 20, height: 30 }, 140, 130)).toBe(true);
    expect(meansTaught(floe, { x: 145, y: 115, width: 20, height: 30 }, 155, 130)).toBe(false);
  });
});

it('reads aloud with a voice of the country, or at least of the language', () => {
  const voices = [{ lang: 'en-US' }, { lang: 'en_GB' }, { lang: 'no-NO' }, { lang: 'nl-BE' }];
  expect(voiceFor(voices, 'en')?.lang).toBe('en_GB');
  expect(voiceFor(voices, 'nb')?.lang).toBe('no-NO');
  expect(voiceFor(voices, 'nl')?.lang).toBe('nl-BE');
  expect(voiceFor(voices, 'fi')).toBeUndefined();
});

it('finds the unfinished lesson of a game among the tables', () => {
  const tables = [
    tableInfo({ id: 'game', game: 'polar_rush', status: 'playing' }),
    tableInfo({ id: 'done', game: 'polar_rush', status: 'closed', lesson: 'first' }),
    tableInfo({ id: 'other', game: 'ice_flow', status: 'playing', lesson: 'first' }),
    tableInfo({ id: 'mine', game: 'polar_rush', status: 'playing', lesson: 'first' }),
  ];
  expect(unfinishedLesson(tables, 'polar_rush')?.id).toBe('mine');
  expect(unfinishedLesson(tables.slice(0, 3), 'polar_rush')).toBeUndefined();
});

it('offers a lesson to a newcomer before the first move, if only bots have to wait', () => {
  const alone = tableInfo();
  expect(isNewcomer(alone, 0, false)).toBe(true);
  expect(isNewcomer(alone, 0, true)).toBe(false);
  expect(isNewcomer(alone, -1, false)).toBe(false);
  expect(isNewcomer(tableInfo({ lesson: 'first' }), 0, false)).toBe(false);
  expect(isNewcomer(tableInfo({ status: 'over' }), 0, false)).toBe(false);
  expect(isNewcomer(tableInfo({ seats: [person('Ada'), person('Bea')] }), 0, false)).toBe(false);
});

describe('the panel', () => {
  const spoken: string[] = [];
  const show = (lesson: LessonInfo): void => {
    void act(() => render(<LessonPanel info={tableInfo()} view={gameView({ lesson })} lesson={lesson} onPlayOn={() => {}} />, document.body));
  };
  beforeEach(async () => {
    await loadTexts();
    spoken.length = 0;
    vi.stubGlobal('SpeechSynthesisUtterance', class { constructor(readonly text: string) {} });
    vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => spoken.push(text), cancel: () => {}, getVoices: () => [] });
  });
  afterEach(() => {
    void act(() => render(null, document.body));
    changeSettings({ readAloud: false });
    vi.unstubAllGlobals();
  });

  it('shows the text, tells it to a screen reader, and how far the lesson is', () => {
    show(STEP);
    expect(document.querySelector('.sb-lesson-text')?.textContent).toBe('Turn over the tile.');
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Turn over the tile.');
    expect(document.querySelector('.sb-lesson-dots')?.getAttribute('aria-label')).toBe('1 of 3 steps done');
    expect(document.querySelectorAll('[data-done]').length).toBe(1);
  });

  it('keeps the last text while others act, and tells it only once', () => {
    show(STEP);
    show({ name: 'first', done: 2, steps: 3 });
    expect(document.querySelector('.sb-lesson-past')?.textContent).toBe('Turn over the tile.');
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it('opens the rules at the rule that the step teaches', async () => {
    show(STEP);
    expect(document.querySelector('[title="Read the rule"]')).toBeNull();
    show({ ...STEP, rules: ['RUSH-14', 'RUSH-16'] });
    document.querySelector<HTMLButtonElement>('[title="Read the rule"]')?.click();
    await vi.waitFor(() => expect(citedRule.value).toBe('RUSH-14'));
    citedRule.value = null;
  });

  it('answers kindly until the next step', () => {
    const refused = (text: string): RequestError => new RequestError({ code: 'lesson-other', message: 'refused', rule: '', text, games: [], findings: [] });
    show(STEP);
    void act(() => showError(refused('Any tile would do.')));
    expect(document.querySelector('.sb-lesson [role=status]')?.textContent).toBe('Any tile would do.');
    void act(() => showError(refused('')));
    expect(document.querySelector('.sb-lesson [role=status]')?.textContent).toBe('That is allowed, but let us do something else first.');
    show({ ...STEP, done: 2, text: 'Take the harpoon.' });
    expect(kindAnswer.value).toBeNull();
  });

  it('reads aloud only if the learner wants that', () => {
    show(STEP);
    expect(spoken).toEqual([]);
    void act(() => document.querySelector<HTMLButtonElement>('[aria-pressed]')?.click());
    expect(spoken).toEqual(['Turn over the tile.']);
    show({ ...STEP, done: 2, text: 'Take the harpoon.' });
    expect(spoken).toEqual(['Turn over the tile.', 'Take the harpoon.']);
    show({ ...STEP, done: 2, text: 'Take the harpoon.' });
    expect(spoken.length).toBe(2);
  });
});
