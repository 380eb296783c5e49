import { CorruptFileError, type ReaderChunk, type ReaderInput, type ReaderRows } from './reader-protocol.ts';
import { giveBack, takeThread } from './reader-thread.ts';

/** A file being read in a thread of its own. */
export interface Reader {
  /** The next chunk of ids and hashes; undefined at the end. @throws CorruptFileError when the file cannot be used */
  next(): Promise<ReaderChunk | undefined>;
  /** Rows of some records of one of the last two chunks. */
  rows(chunk: number, indices: readonly number[]): Promise<ReaderRows>;
  close(): Promise<void>;
}

/** Starts reading a file. Close it, also after an error. */
export async function openReader(input: ReaderInput): Promise<Reader> {
  const thread = takeThread();
  await thread.ask({ kind: 'open', input });
  return {
    async next() {
      const reply = await thread.ask({ kind: 'next' });
      if (reply.kind === 'corrupt') throw new CorruptFileError(reply.message);
      return reply.kind === 'chunk' ? reply.chunk : undefined;
    },
    async rows(chunk, indices) {
      const reply = await thread.ask({ kind: 'rows', chunk, indices: [...indices] });
      if (reply.kind !== 'rows') throw new Error(`The reader thread answered ${reply.kind} to rows`);
      return reply.rows;
    },
    close: () => giveBack(thread),
  };
}
