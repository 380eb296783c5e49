import { createHash } from 'node:crypto';
import {
  type Advisory,
  type AliasIds,
  aliasesOfAdvisory,
  type ReadResult,
  readGithubAdvisory,
  readNvdCve,
  readOsvRecord,
  readVulnDbResult,
} from '@waybill/match';
import { bundledRecords } from './advisory-lines.ts';
import { findObstacle, RangeLines, vulnLine } from './advisory-rows.ts';
import { githubRecords } from './json-lines.ts';
import { nvdFeedRecords, nvdPageRecords } from './nvd-feed-records.ts';
import { osvArchiveRecords, osvFolderRecords } from './osv-records.ts';
import { countOsvVersions, maxOsvVersions } from './osv-size.ts';
import { nvdRecordTime, type RawRecord } from './raw-record.ts';
import type { ReaderChunk, ReaderInput, ReaderRows } from './reader-protocol.ts';
import { vulnDbRecords } from './vulndb-records.ts';

/** A chunk ends at whichever comes first; it is also the size of a transaction. */
const maxChunkRecords = 2_000;
const maxChunkBytes = 4 * 1_048_576;
const maxChunkProblems = 200;
/** Chunks that can still be asked for: the one being stored, the one being prepared. */
const keptChunks = 2;
/** 128 bits tell records apart; the rest would only fill the table. */
const hashBytes = 16;

/** Its arrays own their memory, so that they can be handed to another thread without a copy. */
const encoder = new TextEncoder();

interface KeptRecord {
  id: string;
  bytes: Buffer;
  hash: Buffer;
}

/**
 * Reads a source file in two steps: first ids and hashes of its records, which costs no parsing, then those that turned
 * out to be changed as rows. Runs in a thread of its own (reader.worker.ts).
 */
export class RecordReader {
  readonly #input: ReaderInput;
  readonly #records: AsyncGenerator<RawRecord>;
  readonly #chunks = new Map<number, KeptRecord[]>();
  #number = 0;

  constructor(input: ReaderInput) {
    this.#input = input;
    this.#records = openRecords(input);
  }

  /** The next chunk, or undefined at the end. @throws CorruptFileError */
  async next(): Promise<ReaderChunk | undefined> {
    const byId = new Map<string, KeptRecord>();
    const problems: string[] = [];
    let bytes = 0;
    let done = 1;
    let found = 0;
    let newest: string | undefined;
    while (byId.size < maxChunkRecords && bytes < maxChunkBytes && problems.length < maxChunkProblems) {
      const { value: record } = await this.#records.next();
      if (!record) break;
      done = record.done;
      if (record.ok || !record.isCut) found += 1;
      if (!record.ok) {
        problems.push(record.message);
        continue;
      }
      if (this.#input.form === 'nvd-page') newest = laterOf(newest, nvdRecordTime(record.bytes));
      bytes += record.bytes.length;
      // The last of two with one id counts.
      byId.set(record.id, {
        id: record.id,
        bytes: record.bytes,
        hash: record.hash ?? this.#hashOf(record.bytes),
      });
    }
    if (byId.size === 0 && problems.length === 0) return undefined;
    return { ...this.#keep([...byId.values()]), problems, done, found, newest };
  }

  /** Gives up the file. */
  async close(): Promise<void> {
    this.#chunks.clear();
    await this.#records.return(undefined);
  }

  /** Rows of some records of a chunk that {@link next} gave last or before that. */
  rows(chunk: number, indices: readonly number[]): ReaderRows {
    const records = this.#chunks.get(chunk);
    if (!records) throw new Error(`Chunk ${chunk} is no longer kept`);
    const made: RowsInMaking = { vulns: [], ranges: new RangeLines(), aliases: [], problems: [] };
    for (const index of indices) {
      const record = records[index];
      if (record) this.#addRows(made, index, record);
    }
    return encodeRows(made);
  }

  #addRows(made: RowsInMaking, n: number, record: KeptRecord): void {
    const read = parseRecord(this.#input, record.bytes);
    if (!read.ok) {
      made.problems.push(
        `${record.id}: ${read.error.path ? `${read.error.path}: ` : ''}${read.error.message}`,
      );
      return;
    }
    const { advisory } = read;
    const obstacle = findObstacle(advisory);
    if (obstacle) {
      made.problems.push(obstacle);
      return;
    }
    const tooLong = made.ranges.add(n, advisory);
    if (tooLong > 0) made.problems.push(`${record.id}: ${tooLong} package names are too long to be stored`);
    made.vulns.push(vulnLine(n, record.hash, advisory));
    if (advisory.withdrawn !== undefined) return;
    made.aliases.push(...aliasesOfAdvisory(advisory));
  }

  #keep(records: KeptRecord[]): Pick<ReaderChunk, 'number' | 'ids' | 'hashes'> {
    const number = this.#number++;
    this.#chunks.set(number, records);
    this.#chunks.delete(number - keptChunks);
    return {
      number,
      ids: records.map((record) => record.id),
      hashes: records.map((record) => record.hash.toString('hex')),
    };
  }

  #hashOf(bytes: Buffer): Buffer {
    return createHash('sha256').update(this.#input.salt).update(bytes).digest().subarray(0, hashBytes);
  }
}

function laterOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}

export interface RowsInMaking {
  vulns: string[];
  ranges: RangeLines;
  aliases: AliasIds[];
  problems: string[];
}

/** Rows as texts for COPY. */
export function encodeRows({ vulns, ranges, aliases, problems }: RowsInMaking): ReaderRows {
  const texts = ranges.texts();
  return {
    vulns: encoder.encode(vulns.join('')),
    ranges: encoder.encode(texts.ranges),
    coordinates: encoder.encode(texts.coordinates),
    attrs: encoder.encode(texts.attrs),
    count: vulns.length,
    aliases,
    problems,
  };
}

function openRecords(input: ReaderInput): AsyncGenerator<RawRecord> {
  switch (input.form) {
    case 'nvd-feed':
      return nvdFeedRecords(input.path, input.sha256);
    case 'nvd-page':
      return nvdPageRecords(input.path);
    case 'github-lines':
      return githubRecords(input.path);
    case 'vulndb-file':
      return vulnDbRecords(input.path);
    case 'advisory-lines':
      return bundledRecords(input.path);
    case 'osv-archive':
      return osvArchiveRecords(input.path);
    case 'osv-folder':
      return osvFolderRecords(input.path);
  }
}

function parseRecord(input: ReaderInput, bytes: Buffer): ReadResult {
  let record: unknown;
  try {
    record = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    return {
      ok: false,
      error: { path: '', message: error instanceof Error ? error.message : String(error) },
    };
  }
  // Another installation has read it by the same rules, and signed what it came to.
  if (input.form === 'advisory-lines') return { ok: true, advisory: record as Advisory };
  if (input.form === 'github-lines') return readGithubAdvisory(record);
  if (input.form === 'vulndb-file') return readVulnDbResult(record);
  if (input.form === 'osv-archive' || input.form === 'osv-folder') {
    const versions = countOsvVersions(record);
    if (versions <= maxOsvVersions) return readOsvRecord(record);
    const message = `${versions} versions are more than the ${maxOsvVersions} that are read of one record`;
    return { ok: false, error: { path: 'affected', message } };
  }
  const cve = typeof record === 'object' && record !== null && 'cve' in record ? record.cve : undefined;
  return readNvdCve(cve);
}
