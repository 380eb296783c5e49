import { JobInterrupted } from '../jobs/job.ts';
import type { Outgoing } from './outgoing.ts';
import { OutgoingError } from './outgoing-error.ts';
import { maxWaitMs } from './turns.ts';

/** Waits between attempts. More patience with one file would only delay the others; the next run comes anyway. */
const waitsMs = [500, 1_000, 2_000, 4_000];

/**
 * Tries again while trouble may pass, waiting longer each time, or as long as the host asks.
 * @throws the last OutgoingError; JobInterrupted when the signal aborts
 */
export async function withRetries<T>(
  { pause }: Pick<Outgoing, 'pause'>,
  signal: AbortSignal,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let number = 0; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw new JobInterrupted('The job was interrupted');
      const backOffMs = waitsMs[number];
      if (!(error instanceof OutgoingError) || !error.isPassing || backOffMs === undefined) throw error;
      const waitMs = error.retryAfterMs ?? backOffMs * (0.75 + Math.random() / 2);
      if (waitMs > maxWaitMs) throw error;
      await pause(waitMs, signal).catch(() => undefined);
      if (signal.aborted) throw new JobInterrupted('The job was interrupted');
    }
  }
}
