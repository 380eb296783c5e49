import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQuietWatch, releaseMemory } from './release-memory.ts';

test('memory is released once, after the last of several pieces of work', async () => {
  let released = 0;
  const watch = createQuietWatch(
    async () => {
      released++;
    },
    20,
    () => 0,
  );
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

test('memory is not released while requests are answered', async () => {
  let [released, load] = [0, 0.5];
  const release = async () => {
    released++;
  };
  const watch = createQuietWatch(release, 20, () => load);
  watch.begin()();
  await sleep(80);
  expect(released).toBe(0);
  load = 0;
  await sleep(80);
  expect(released).toBe(1);
  watch.stop();
});

test('releasing memory runs to its end', async () => {
  await expect(releaseMemory()).resolves.toBeUndefined();
});
