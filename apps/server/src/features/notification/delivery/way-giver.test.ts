import { describe, expect, it } from 'vitest';
import { wayGiver } from './way-giver.ts';

const { signal } = new AbortController();

/** Something urgent that ends by itself after some time, and a clock that only sleeping moves. */
function world(urgentMs: number) {
  let time = 0;
  let looks = 0;
  const giveWay = wayGiver(
    async () => {
      looks += 1;
      return time < urgentMs;
    },
    {
      now: () => time,
      sleep: async (ms: number) => {
        time += ms;
      },
    },
  );
  return {
    giveWay: () => giveWay(signal),
    work: (ms: number) => {
      time += ms;
    },
    time: () => time,
    looks: () => looks,
  };
}

describe('work that gives way', () => {
  it('waits until what is urgent is over', async () => {
    const { giveWay, time } = world(450);
    await giveWay();
    expect(time()).toBe(500);
  });

  it('does not wait where nothing is urgent, and looks ten times a second at most', async () => {
    const { giveWay, work, time, looks } = world(0);
    for (let step = 0; step < 100; step++) {
      await giveWay();
      work(10);
    }
    expect([time(), looks()]).toEqual([1_000, 10]);
  });

  it('waits for half of the time at most, however long it takes', async () => {
    const { giveWay, work, time } = world(Number.POSITIVE_INFINITY);
    let worked = 0;
    while (time() < 100_000) {
      await giveWay();
      work(100);
      worked += 100;
    }
    expect(worked).toBeGreaterThanOrEqual(50_000);
  });

  it('ends at once with its signal', async () => {
    const controller = new AbortController();
    const giveWay = wayGiver(async () => true);
    const ended = giveWay(controller.signal);
    controller.abort(new Error('stopped'));
    await expect(ended).rejects.toThrow();
  });
});
