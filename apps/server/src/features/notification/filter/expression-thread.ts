import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ExpressionInput } from './expression.ts';

export interface ExpressionQuestion {
  readonly expression: string;
  readonly inputs: readonly ExpressionInput[];
}

export interface ExpressionAnswer {
  /** By input; undefined where it could not be evaluated. */
  readonly results: readonly (boolean | undefined)[];
  /** Why one could not. */
  readonly fault: string | undefined;
}

/** Real expressions take some microseconds for an event, and come with hundreds of events. */
const maxMs = 1_000;
const memoryMb = 64;
/** A thread costs some megabytes of memory and 50 ms to start. */
const keptForMs = 60_000;

let kept: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/**
 * Evaluates an expression for some events, in a thread that is stopped if it takes too long or too much
 * memory. An event that could not be evaluated has a reason instead of a result.
 */
export async function evaluate(question: ExpressionQuestion): Promise<ExpressionAnswer> {
  const worker = await takeThread().catch(() => undefined);
  if (!worker) return unanswered('The thread that evaluates expressions does not start');
  const ended = new AbortController();
  const { signal } = ended;
  worker.ref();
  worker.postMessage(question);
  try {
    const answer = await Promise.race([
      once(worker, 'message', { signal }).then(([reply]) => reply as ExpressionAnswer),
      once(worker, 'exit', { signal }).then(() => unanswered('The expression takes too much memory')),
      pause(maxMs, undefined, { signal }).then(() =>
        unanswered(`The expression takes longer than ${maxMs} ms`),
      ),
    ]);
    if (answer.results.length === question.inputs.length) giveBack(worker);
    else await worker.terminate();
    return answer;
  } catch (error) {
    await worker.terminate();
    return unanswered(error instanceof Error ? error.message : String(error));
  } finally {
    ended.abort();
  }
}

function unanswered(fault: string): ExpressionAnswer {
  return { results: [], fault };
}

/** A thread that waits for a question; the time of its start is nobody's fault. */
async function takeThread(): Promise<Worker> {
  const waiting = kept;
  kept = undefined;
  if (waiting) {
    clearTimeout(waiting.timer);
    return waiting.worker;
  }
  const worker = new Worker(new URL('./expression.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Listened to by `evaluate` while it has a question; an idle one that ends is not missed.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (kept?.worker === worker) kept = undefined;
  });
  await once(worker, 'online');
  return worker;
}

/** An idle thread keeps no process alive, and ends after a while. */
function giveBack(worker: Worker): void {
  worker.unref();
  if (kept) {
    worker.terminate();
    return;
  }
  const timer = setTimeout(() => {
    if (kept?.worker === worker) kept = undefined;
    worker.terminate();
  }, keptForMs);
  timer.unref();
  kept = { worker, timer };
}
