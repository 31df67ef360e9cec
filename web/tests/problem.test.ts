import { expect, test } from 'vitest';
import { problemFrom, problemOf, RequestError } from '../src/problem';

test('a problem has empty texts where the server sends none, or null', () => {
  expect(problemOf({ code: 'stale', message: 'too late', rule: null })).toEqual({
    code: 'stale', message: 'too late', rule: '', text: '', games: [], findings: [],
  });
});

test('a refused move keeps its rule and the sentence of the rule', () => {
  const problem = problemOf({ code: 'illegal-action', message: 'no', rule: 'RUSH-14', text: 'Turn over a tile first.' });

  expect(problem.rule).toBe('RUSH-14');
  expect(problem.text).toBe('Turn over a tile first.');
});

test('an error that is not from the server is a failure', () => {
  expect(problemFrom(new TypeError('x is undefined')).code).toBe('failed');
  expect(problemFrom(new RequestError(problemOf({ code: 'limit' }))).code).toBe('limit');
});
