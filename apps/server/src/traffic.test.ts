import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTraffic } from './traffic.ts';

test('a process is idle since its last request ended, and not while one is answered', async () => {
  const traffic = createTraffic();
  expect(traffic.idleMs()).toBe(Number.POSITIVE_INFINITY);
  const [endFirst, endSecond] = [traffic.begin(), traffic.begin()];
  endFirst();
  endFirst();
  expect(traffic.idleMs()).toBe(0);
  endSecond();
  await sleep(10);
  expect(traffic.idleMs()).toBeGreaterThan(5);
  expect(traffic.idleMs()).toBeLessThan(5_000);
});
