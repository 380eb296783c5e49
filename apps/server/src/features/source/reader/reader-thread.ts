import { Worker } from 'node:worker_threads';
import { CorruptFileError, type ReaderReply, type ReaderRequest } from './reader-protocol.ts';

/**
 * For the thread's objects; file contents are outside the heap. Keeps the whole process below 512 MB (bench
 * B4).
 */
const maxHeapMb = 192;
/** With the default the whole process peaked at 440 MB instead of 310 and was no faster. */
const maxYoungMb = 16;
/** A feed has many files, and starting a thread takes 0.4 s, most of it for loading modules. */
const keptForMs = 5_000;

type Question = ReaderRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/** A thread that answers one request after the other. */
export interface ReaderThread {
  ask(question: Question): Promise<ReaderReply>;
  /** True if it can be used for another file. */
  readonly isIdle: boolean;
  end(): Promise<void>;
}

let kept: { thread: ReaderThread; timer: NodeJS.Timeout } | undefined;

/** A thread for one file. Give it back, or end it. */
export function takeThread(): ReaderThread {
  if (!kept) return startThread();
  const { thread, timer } = kept;
  kept = undefined;
  clearTimeout(timer);
  return thread;
}

/** Keeps a thread for a while, for the next file; ends it when it is busy or there is one already. */
export async function giveBack(thread: ReaderThread): Promise<void> {
  if (kept || !thread.isIdle) {
    await thread.end();
    return;
  }
  const timer = setTimeout(() => {
    kept = undefined;
    thread.end();
  }, keptForMs);
  // Neither the thread (see startThread) nor the timer keeps the process alive.
  timer.unref();
  kept = { thread, timer };
}

function startThread(): ReaderThread {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: maxYoungMb },
  });
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<ReaderReply>>();
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
    worker.unref();
  };
  worker.on('error', (error) => fail(errorOf(error)));
  worker.on('exit', () => fail(new Error('The reader thread ended')));
  worker.on('message', (reply: ReaderReply) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
  });
  let lastId = 0;
  return {
    ask(question) {
      if (failure) return Promise.reject(failure);
      const answer = Promise.withResolvers<ReaderReply>();
      lastId += 1;
      waiting.set(lastId, answer);
      worker.ref();
      worker.postMessage({ ...question, id: lastId });
      return answer.promise;
    },
    get isIdle() {
      return failure === undefined && waiting.size === 0;
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** A file that does not fit into the thread's memory is the file's fault: another attempt would end the same way. */
function errorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const isTooLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTooLarge ? new CorruptFileError('reading it needs too much memory', { cause: error }) : error;
}
