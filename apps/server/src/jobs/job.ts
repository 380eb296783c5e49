import type { ProgressDetail } from '@waybill/api-contract';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../db/database.ts';

/** The input of a running job. The job may run twice and must stop soon after `signal` aborts. */
export interface JobContext {
  readonly db: Database;
  readonly log: Logger;
  readonly token: string;
  /** Token of the request this job belongs to. */
  readonly chain: string;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Tells how far it is; written at most twice a second. `stage` is a word the console translates. */
  progress(percent: number, stage?: string, detail?: ProgressDetail): void;
  /** Something that did not stop the job but that somebody should know of. */
  warn(message: string): void;
}

/** A kind of background work. */
export interface JobDefinition<Input = unknown> {
  /** Such as `bom.process` or `source.mirror`. */
  readonly kind: string;
  run(input: Input, context: JobContext): Promise<Record<string, unknown> | undefined>;
  /**
   * Once, when no attempt follows any more: the last one failed, or its worker ended each time. In the transaction in
   * which the task becomes `failed`, so that neither is without the other.
   */
  onGivenUp?(trx: Transaction, input: Input, cause: string): Promise<void>;
}

/** Erases the input type for the registry; the input was written by `enqueue` of the same kind. */
export function defineJob<Input>(definition: JobDefinition<Input>): JobDefinition {
  return definition as JobDefinition;
}

/** Thrown by a job that cannot succeed however often it runs: the task fails at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

/** Thrown by a job that noticed its signal; the work is taken up again by the next worker. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
}

export function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new JobInterrupted('The job was interrupted');
}

/** Waits for work that cannot be stopped itself; gives up waiting when the job is to stop. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  stopIfAborted(signal);
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new JobInterrupted('The job was interrupted'));
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
