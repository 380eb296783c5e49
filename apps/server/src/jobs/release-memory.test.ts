import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQuietWatch, releaseMemory } from './release-memory.ts';

test('memory is released once, after the last of several pieces of work', async () => {
  let released = 0;
  const release = async () => {
    released++;
  };
  const watch = createQuietWatch({ release, waitMs: 20, measure: () => 0 });
  const endFirst = watch.begin();
  const endSecond = watch.begin();
  endFirst();
  await sleep(60);
  expect(released).toBe(0);
  endSecond();
  await sleep(60);
  expect(released).toBe(1);
  watch.stop();
});

test.each([
  { load: 0.5, idleMs: 1_000 },
  { load: 0, idleMs: 0 },
  { load: 0, idleMs: 15 },
])('memory is not released while requests are answered: $load, $idleMs', async (at) => {
  let released = 0;
  const release = async () => {
    released++;
  };
  const watch = createQuietWatch({
    release,
    waitMs: 20,
    measure: () => at.load,
    idleMs: () => at.idleMs,
  });
  watch.begin()();
  await sleep(80);
  expect(released).toBe(0);
  Object.assign(at, { load: 0, idleMs: 1_000 });
  await sleep(80);
  expect(released).toBe(1);
  watch.stop();
});

test('releasing memory runs to its end', async () => {
  await expect(releaseMemory()).resolves.toBeUndefined();
});
