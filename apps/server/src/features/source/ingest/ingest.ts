import { type Database, inTransaction, sqlState } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { openReader, type Reader } from '../reader/reader.ts';
import type { ReaderChunk, ReaderInput, ReaderRows } from '../reader/reader-protocol.ts';
import { findChanged } from './stage.queries.ts';
import { storeRows } from './store-rows.ts';

export interface IngestOptions {
  db: Database;
  signal: AbortSignal;
  input: ReaderInput;
  /** Sources whose vulnerabilities these records may describe although another feed did so before. */
  describes: readonly string[];
  onProgress(done: number, counts: IngestCounts): void;
  onProblem(message: string): void;
}

export interface IngestCounts {
  /** Records met in the file, see {@link ReaderChunk.found}; the latest change that they name. */
  found: number;
  newest: string | undefined;
  /** Records read, changed ones of them, ones that could not be used. */
  records: number;
  changed: number;
  problems: number;
  /** Matches that came and went with the changes. */
  added: number;
  removed: number;
}

interface Prepared {
  chunk: ReaderChunk;
  changed: number[];
  rows: ReaderRows | undefined;
}

/**
 * Reads a file of advisories into the database. A thread reads and hashes records; those whose hash is unknown are
 * parsed there and stored in one transaction a chunk, with everything that follows from them. So nothing that was
 * stored is lost when the process dies, and reading the file again skips it.
 * @throws CorruptFileError when the file cannot be used
 */
export async function ingestFile(options: IngestOptions): Promise<IngestCounts> {
  const counts: IngestCounts = {
    found: 0,
    newest: undefined,
    records: 0,
    changed: 0,
    problems: 0,
    added: 0,
    removed: 0,
  };
  const reader = await openReader(options.input);
  const report = (messages: readonly string[]) => {
    counts.problems += messages.length;
    for (const message of messages) options.onProblem(message);
  };
  try {
    let next = prepare(reader, options);
    for (;;) {
      const prepared = await next;
      if (!prepared) return counts;
      stopIfAborted(options.signal);
      // The next chunk is read while the database works on this one.
      next = prepare(reader, options);
      next.catch(() => undefined);
      report(prepared.chunk.problems);
      await storeChunk(prepared, reader, options, counts, report);
      if (prepared.rows) release(prepared.rows);
      counts.records += prepared.chunk.ids.length;
      counts.found += prepared.chunk.found;
      const { newest } = prepared.chunk;
      if (newest !== undefined && (counts.newest ?? '') < newest) counts.newest = newest;
      options.onProgress(prepared.chunk.done, counts);
    }
  } finally {
    await reader.close();
  }
}

async function prepare(reader: Reader, { db, input }: IngestOptions): Promise<Prepared | undefined> {
  const chunk = await reader.next();
  if (!chunk) return undefined;
  const changed = await findChanged(db, input.feed, chunk.ids, chunk.hashes);
  const rows = changed.length === 0 ? undefined : await reader.rows(chunk.number, changed);
  return { chunk, changed, rows };
}

async function storeChunk(
  { chunk, changed, rows }: Prepared,
  reader: Reader,
  options: IngestOptions,
  counts: IngestCounts,
  report: (messages: readonly string[]) => void,
): Promise<void> {
  if (!rows) return;
  report(rows.problems);
  if (rows.count === 0) return;
  const rights = { feed: options.input.feed, describes: options.describes, inOrder: true };
  try {
    const change = await inTransaction(options.db, (trx) => storeRows(trx, rights, rows));
    counts.changed += change.stored;
    counts.added += change.added;
    counts.removed += change.removed;
  } catch (error) {
    if (!isDataError(error)) throw error;
    if (changed.length === 1) {
      report([
        `${chunk.ids[changed[0] ?? 0]}: it cannot be stored: ${error instanceof Error ? error.message : error}`,
      ]);
      return;
    }
    // One record that the database refuses must not cost the others: halve until it is alone.
    const middle = Math.ceil(changed.length / 2);
    for (const half of [changed.slice(0, middle), changed.slice(middle)]) {
      const halfRows = await reader.rows(chunk.number, half);
      await storeChunk(
        { chunk, changed: half, rows: { ...halfRows, problems: [] } },
        reader,
        options,
        counts,
        report,
      );
    }
  }
}

/** Gives memory back at once: until the next full collection ten chunks would have gathered. */
function release({ vulns, ranges, coordinates, attrs }: ReaderRows): void {
  for (const { buffer } of [vulns, ranges, coordinates, attrs]) buffer.transfer(0);
}

/** Data exception, integrity violation, or a limit such as the size of an index entry. */
function isDataError(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && ['22', '23', '54'].includes(state.slice(0, 2));
}
