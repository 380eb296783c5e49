import { Worker } from 'node:worker_threads';
import {
  CorruptFileError,
  type ReaderChunk,
  type ReaderInput,
  type ReaderReply,
  type ReaderRows,
} from './reader-protocol.ts';

/** Of the thread's objects; what it reads lies outside. Keeps the whole process below 512 MB (bench B4). */
const maxHeapMb = 256;

/** A file being read in a thread of its own. */
export interface Reader {
  /** The next chunk of ids and hashes; undefined at the end. @throws CorruptFileError when the file cannot be used */
  next(): Promise<ReaderChunk | undefined>;
  /** Rows of some records of one of the last two chunks. */
  rows(chunk: number, indices: readonly number[]): Promise<ReaderRows>;
  close(): Promise<void>;
}

/** Starts reading a file. Close it, also after an error. */
export function startReader(input: ReaderInput): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const waiting = new Map<number, PromiseWithResolvers<ReaderReply>>();
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The reader thread ended')));
  worker.on('message', (reply: ReaderReply) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });
  let lastId = 0;
  const ask = (request: { kind: 'next' } | { kind: 'rows'; chunk: number; indices: number[] }) => {
    if (failure) return Promise.reject(failure);
    const answer = Promise.withResolvers<ReaderReply>();
    lastId += 1;
    waiting.set(lastId, answer);
    worker.postMessage({ id: lastId, ...request });
    return answer.promise;
  };
  return {
    async next() {
      const reply = await ask({ kind: 'next' });
      if (reply.kind === 'corrupt') throw new CorruptFileError(reply.message);
      return reply.kind === 'chunk' ? reply.chunk : undefined;
    },
    async rows(chunk, indices) {
      const reply = await ask({ kind: 'rows', chunk, indices: [...indices] });
      if (reply.kind !== 'rows') throw new Error(`The reader thread answered ${reply.kind} to rows`);
      return reply.rows;
    },
    async close() {
      await worker.terminate();
    },
  };
}
