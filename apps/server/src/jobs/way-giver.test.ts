import { describe, expect, it } from 'vitest';
import { JobInterrupted } from './job.ts';
import { wayGiver } from './way-giver.ts';

const { signal } = new AbortController();

/** Something urgent at certain times, and a clock that only sleeping and working move. */
function world(isUrgentAt: (ms: number) => boolean) {
  let time = 0;
  let looks = 0;
  const way = wayGiver(
    async () => {
      looks += 1;
      return isUrgentAt(time);
    },
    {
      now: () => time,
      sleep: async (ms: number) => {
        time += ms;
      },
    },
  );
  return {
    wait: () => way.wait(signal),
    mustWait: way.mustWait,
    work: (ms: number) => {
      time += ms;
    },
    time: () => time,
    looks: () => looks,
  };
}

describe('work that gives way', () => {
  it('waits until what is urgent is over, and half a second more, as such work comes in bursts', async () => {
    const { wait, time } = world((ms) => ms < 450);
    await wait();
    expect(time()).toBe(900);
  });

  it('does not work between two of a burst', async () => {
    const { wait, time } = world((ms) => ms < 400 || (ms >= 700 && ms < 1_000));
    await wait();
    expect(time()).toBe(1_450);
  });

  it('does not wait where nothing is urgent, and looks twenty times a second at most', async () => {
    const { wait, work, time, looks } = world(() => false);
    for (let step = 0; step < 100; step++) {
      await wait();
      work(10);
    }
    expect([time(), looks()]).toEqual([1_000, 20]);
  });

  it('stops within a twentieth of a second, with one look for all that ask together', async () => {
    const { mustWait, work, looks } = world((ms) => ms >= 10);
    expect(await mustWait()).toBe(false);
    work(50);
    expect(await Promise.all([mustWait(), mustWait(), mustWait()])).toEqual([true, true, true]);
    expect(looks()).toBe(2);
  });

  it('works for a sixth of the time at least, however long it takes', async () => {
    const { wait, work, time } = world(() => true);
    let worked = 0;
    while (time() < 120_000) {
      await wait();
      work(100);
      worked += 100;
    }
    expect(worked).toBeGreaterThanOrEqual(20_000);
  });

  it('returns the job at once when it is stopped', async () => {
    const controller = new AbortController();
    const ended = wayGiver(async () => true).wait(controller.signal);
    controller.abort(new Error('stopped'));
    await expect(ended).rejects.toThrow(JobInterrupted);
  });

  it('tells when it cannot look, and looks again the next time', async () => {
    let isBroken = true;
    const way = wayGiver(async () => {
      if (isBroken) throw new Error('no connection');
      return false;
    });
    await expect(way.mustWait()).rejects.toThrow('no connection');
    isBroken = false;
    expect(await way.mustWait()).toBe(false);
  });
});
