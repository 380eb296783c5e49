import { expect, it } from 'vitest';
import { createTurnstile, WaitTooLong } from './turnstile.ts';

it('gives places in the order of arrival', async () => {
  const turnstile = createTurnstile('test', 1);
  const first = await turnstile.enter(1000);
  const begun: string[] = [];
  const others = ['second', 'third'].map(async (name) => {
    const leave = await turnstile.enter(1000);
    begun.push(name);
    leave();
  });
  expect(turnstile.waiting).toBe(2);
  first();
  await Promise.all(others);
  expect(begun).toEqual(['second', 'third']);
  expect(turnstile.waiting).toBe(0);
});

it('refuses whoever has waited for too long, and gives the next place to somebody else', async () => {
  const turnstile = createTurnstile('test', 1);
  const leave = await turnstile.enter(1000);
  await expect(turnstile.enter(5)).rejects.toThrow(WaitTooLong);
  const next = turnstile.enter(1000);
  leave();
  leave();
  (await next)();
});

it('keeps places from a key that has its share', async () => {
  const turnstile = createTurnstile('test', 3, 2);
  const leave = await turnstile.enter(1000, 'greedy');
  await turnstile.enter(1000, 'greedy');
  await expect(turnstile.enter(5, 'greedy')).rejects.toThrow(WaitTooLong);
  const waiting = turnstile.enter(1000, 'greedy');
  const modest = await turnstile.enter(5, 'modest');
  modest();
  expect(turnstile.waiting).toBe(1);
  leave();
  await waiting;
});
