import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/api';
import { problemFrom } from '../src/problem';

/** Answer the next request with these pieces of a stream. */
function answer(...pieces: string[]): void {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
}

afterEach(() => vi.unstubAllGlobals());

test('a board is accepted at the end of a stream, and each whole line of it is told', async () => {
  answer('{"done":0,"total":4}\n{"do', 'ne":3,"total":4}\n', '{"board":"ab","info":{"count":0,"changes":[]},"unlike":[]}\n');
  const shares: number[] = [];
  const found = await api.sendBoard('arctic_race', new Blob(['']), (share) => shares.push(share));
  expect(found.board).toBe('ab');
  expect(shares.slice(0, 2)).toEqual([0, 0.75]);
});

test('an answer without a stream, and an error with what is wrong in the file', async () => {
  answer('{"board":"","info":null,"unlike":[]}');
  expect((await api.sendBoard('arctic_race', new Blob(['']), () => {})).board).toBe('');
  answer('{"error":{"code":"bad-board","message":"no","findings":[{"line":3,"where":"a","text":"b"}]}}');
  const error: unknown = await api.sendBoard('arctic_race', new Blob(['']), () => {}).catch((thrown: unknown) => thrown);
  expect(problemFrom(error).findings).toEqual([{ line: 3, where: 'a', text: 'b' }]);
});

test('a stream that breaks off is an error', async () => {
  answer('{"done":1,"total":4}\n');
  await expect(api.sendBoard('arctic_race', new Blob(['']), () => {})).rejects.toThrow('did not finish');
});
