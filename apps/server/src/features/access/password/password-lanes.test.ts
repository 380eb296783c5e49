import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LaneName, PasswordLanes } from './password-lanes.ts';

const costOf = { short: 30, long: 1_000 } as const;

/** Answers all that wait. @returns the lanes in the order in which they had their turn */
function drain(lanes: PasswordLanes<number>): LaneName[] {
  const order: LaneName[] = [];
  for (let next = lanes.take(); next; next = lanes.take()) {
    order.push(next.lane);
    lanes.spent(next.lane, costOf[next.lane]);
  }
  return order;
}

describe('the order of passwords', () => {
  it('gives both kinds the same time: a short one waits for one long one at most', () => {
    const lanes = new PasswordLanes<number>();
    for (let n = 0; n < 200; n++) lanes.add('long', n);
    for (let n = 0; n < 30; n++) lanes.add('short', n);
    const order = drain(lanes);
    expect(order.slice(0, 31).filter((lane) => lane === 'long')).toHaveLength(1);
    expect(order).toHaveLength(230);
  });

  it('lets the long ones go on while short ones keep coming', () => {
    const lanes = new PasswordLanes<number>();
    lanes.add('long', 0);
    lanes.add('long', 1);
    let longs = 0;
    for (let n = 0; n < 100; n++) {
      lanes.add('short', n);
      const next = lanes.take();
      if (next?.lane === 'long') longs++;
      if (next) lanes.spent(next.lane, costOf[next.lane]);
    }
    expect(longs).toBe(2);
  });

  it('saves up nothing for a lane that was empty', () => {
    const lanes = new PasswordLanes<number>();
    for (let n = 0; n < 500; n++) lanes.add('short', n);
    drain(lanes);
    for (let n = 0; n < 5; n++) lanes.add('long', n);
    lanes.add('short', 0);
    expect(drain(lanes).slice(0, 2)).toContain('short');
  });

  it('takes each lane in the order of its coming, and each item once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<LaneName>('short', 'long')), (names) => {
        const lanes = new PasswordLanes<number>();
        for (const [n, name] of names.entries()) lanes.add(name, n);
        const taken: Record<LaneName, number[]> = { short: [], long: [] };
        for (let next = lanes.take(); next; next = lanes.take()) {
          taken[next.lane].push(next.item);
          lanes.spent(next.lane, costOf[next.lane]);
        }
        for (const name of ['short', 'long'] as const) {
          expect(taken[name]).toEqual([...names.entries()].filter(([, of]) => of === name).map(([n]) => n));
        }
      }),
    );
  });

  it('tells how long all that wait take, by what such ones took', () => {
    const lanes = new PasswordLanes<number>();
    expect(lanes.waitMs).toBe(0);
    for (let n = 0; n < 50; n++) lanes.spent('long', 2_000);
    for (let n = 0; n < 10; n++) lanes.add('long', n);
    expect(lanes.waitMs).toBeGreaterThan(19_000);
    expect(lanes.waitMs).toBeLessThanOrEqual(20_000);
  });
});
