import { expect, test } from 'vitest';
import { doOneByOne, type OneByOneOptions } from './one-by-one.ts';

const refused = new Error('refused');

function options(over: Partial<OneByOneOptions<number>> = {}): OneByOneOptions<number> & { seen: number[] } {
  const seen: number[] = [];
  return {
    items: [1, 2, 3, 4],
    work: async (item) => {
      if (item === 2) throw refused;
    },
    onProgress: (count) => seen.push(count),
    endsAll: () => false,
    signal: new AbortController().signal,
    seen,
    ...over,
  };
}

test('an item that fails is reported and does not stop the rest', async () => {
  const given = options();
  expect(await doOneByOne(given)).toEqual({ done: 3, failed: [{ item: 2, error: refused }], left: [] });
  expect(given.seen).toEqual([1, 2, 3, 4]);
});

test('an error that would meet all others ends the work', async () => {
  const outcome = await doOneByOne(options({ endsAll: (error) => error === refused }));
  expect(outcome).toEqual({ done: 1, failed: [{ item: 2, error: refused }], left: [3, 4] });
});

test('stopping leaves what was not begun', async () => {
  const stop = new AbortController();
  const outcome = await doOneByOne(
    options({ signal: stop.signal, onProgress: (count) => count === 3 && stop.abort() }),
  );
  expect(outcome).toEqual({ done: 2, failed: [{ item: 2, error: refused }], left: [4] });
});
