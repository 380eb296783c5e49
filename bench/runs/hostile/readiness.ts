import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Readiness {
  /** Seconds of the slowest answer; a call that was still open at the end counts with what it had waited. */
  worst: number;
  calls: number;
  /** Calls that were not answered by 200. */
  refused: number;
}

/** Asks a server for its readiness ten times a second while `work` runs, from a thread of its own. */
export async function whileAskingReadiness<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ result: T; readiness: Readiness }> {
  const worker = new Worker(new URL('./readiness-thread.ts', import.meta.url), {
    workerData: `${url}health/ready`,
  });
  try {
    await once(worker, 'message');
    const result = await work();
    const told = once(worker, 'message');
    worker.postMessage('stop');
    const [readiness] = (await told) as [Readiness];
    return { result, readiness };
  } finally {
    await worker.terminate();
  }
}
