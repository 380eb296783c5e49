import { afterEach, describe, expect, it } from 'vitest';
import { addObserver, isObserved, observed } from './observe.ts';

describe('observed work', () => {
  let stop = () => {};
  afterEach(() => stop());

  it('is told with its outcome, and what it comes to is not changed', async () => {
    const told: string[] = [];
    stop = addObserver(({ kind, name }) => ({ end: (outcome) => told.push(`${kind} ${name} ${outcome}`) }));
    expect(await observed({ kind: 'job', name: 'a' }, async () => 1)).toBe(1);
    await observed({ kind: 'outgoing', name: 'b' }, async () => 503, String);
    const failure = new Error('no');
    await expect(observed({ kind: 'job', name: 'c' }, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(told).toEqual(['job a ok', 'outgoing b 503', 'job c error']);
  });

  it('runs inside of every observer that asks for it', async () => {
    const depth: string[] = [];
    const observer = (name: string) => () => ({
      end: () => depth.push(`${name} ends`),
      inside: <T>(work: () => T) => {
        depth.push(name);
        return work();
      },
    });
    const stops = [addObserver(observer('one')), addObserver(observer('two'))];
    stop = () => {
      for (const one of stops) one();
    };
    await observed({ kind: 'job', name: 'a' }, async () => depth.push('work'));
    expect(depth).toEqual(['two', 'one', 'work', 'one ends', 'two ends']);
  });

  it('costs nothing when nobody asks', async () => {
    expect(isObserved()).toBe(false);
    expect(await observed({ kind: 'job', name: 'a' }, async () => 2)).toBe(2);
  });
});
