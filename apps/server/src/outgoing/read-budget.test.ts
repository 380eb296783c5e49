import { describe, expect, it } from 'vitest';
import { ReadBudget } from './read-budget.ts';

const limits = { bytes: 3 * 1_048_576, pages: 2, totalMs: 120_000, heldBytes: 1_048_576 };

function budget() {
  const clock = { now: 0 };
  return { clock, budget: new ReadBudget('for one package', limits, () => clock.now) };
}

describe('a budget for reading', () => {
  it('ends at its limits and not before', () => {
    const { budget: read, clock } = budget();
    read.beginPage();
    read.count(limits.bytes);
    read.hold(limits.heldBytes);
    clock.now = limits.totalMs - 1;
    read.beginPage();
    expect([read.isExceeded, read.leftMs]).toEqual([false, 1]);
    expect(() => read.count(1)).toThrow(/too much for one package: it would take more than 3 MiB$/);
    expect(read.isExceeded).toBe(true);
  });

  it.each<[string, (read: ReadBudget, clock: { now: number }) => void, RegExp]>([
    ['requests', (read) => [1, 2, 3].map(() => read.beginPage()), /more than 2 documents/],
    ['memory', (read) => read.hold(limits.heldBytes + 1), /more than 1 MiB in memory/],
    [
      'time, which starts with the first request',
      (read, clock) => {
        clock.now = 500_000;
        read.beginPage();
        clock.now += limits.totalMs;
        read.beginPage();
      },
      /more than 2 minutes/,
    ],
  ])('counts %s', (_what, spend, message) => {
    const { budget: read, clock } = budget();
    let error: unknown;
    try {
      spend(read, clock);
    } catch (caught) {
      error = caught;
    }
    expect(error).toMatchObject({
      kind: 'excess',
      isPassing: false,
      message: expect.stringMatching(message),
    });
    expect(read.isExceeded).toBe(true);
  });
});
