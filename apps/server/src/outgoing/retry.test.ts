import { describe, expect, it } from 'vitest';
import { JobInterrupted } from '../jobs/job.ts';
import { OutgoingError } from './outgoing-error.ts';
import { withRetries } from './retry.ts';

/** Tries until `trouble` has no more, by a clock that is ahead at once. @returns how long was waited each time, in ms */
async function retry(trouble: readonly Error[], signal = new AbortController().signal) {
  const waits: number[] = [];
  const pause = async (ms: number) => {
    waits.push(ms);
  };
  let attempts = 0;
  const outcome = await withRetries({ pause }, signal, async () => {
    const error = trouble[attempts++];
    if (error) throw error;
    return 'done';
  }).catch((error: unknown) => error);
  return { outcome, attempts, waits };
}

const ill = () => new OutgoingError('ill', 'example.org is in trouble');
const busy = (retryAfterMs: number) =>
  new OutgoingError('busy', 'example.org asked to wait', { retryAfterMs });

describe('withRetries', () => {
  it('waits longer each time, and gives up at the fifth attempt', async () => {
    const { outcome, attempts, waits } = await retry(Array.from({ length: 5 }, ill));
    expect(outcome).toBeInstanceOf(OutgoingError);
    expect(attempts).toBe(5);
    for (const [index, ms] of [500, 1_000, 2_000, 4_000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(0.75 * ms);
      expect(waits[index]).toBeLessThanOrEqual(1.25 * ms);
    }
  });

  it('answers as soon as an attempt succeeds', async () => {
    expect(await retry([ill()])).toMatchObject({ outcome: 'done', attempts: 2 });
  });

  it('waits as long as the host asks, but for two minutes at most', async () => {
    expect(await retry([busy(7_000)])).toEqual({ outcome: 'done', attempts: 2, waits: [7_000] });
    expect(await retry([busy(120_001)])).toMatchObject({ attempts: 1, waits: [] });
  });

  it('does not try again what another attempt does not change', async () => {
    const refusal = new OutgoingError('forbidden', 'example.org refuses us');
    expect(await retry([refusal])).toEqual({ outcome: refusal, attempts: 1, waits: [] });
  });

  it('is interrupted with its job', async () => {
    expect((await retry([ill()], AbortSignal.abort())).outcome).toBeInstanceOf(JobInterrupted);
  });
});
