import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createZstdDecompress } from 'node:zlib';
import { type Database, inTransaction } from '../../../db/database.ts';
import { stopIfAborted } from '../../../jobs/job.ts';
import { markExploited } from '../../flaw/flaw.service.ts';
import { lockForFeed } from '../../matching/matching.service.ts';
import { noteScores } from '../../policy-evaluation/evaluate.service.ts';
import { type EpssScore, storeScores } from '../epss/epss.queries.ts';
import { addExploited } from '../euvd/euvd.queries.ts';
import type { ExploitedCve } from '../euvd/euvd-record.ts';
import { ingestFile } from '../ingest/ingest.ts';
import { replaceCatalog } from '../kev/kev.queries.ts';
import type { KevEntry } from '../kev/kev-entry.ts';
import { nothingRead } from '../mirror-parts.ts';
import { osvDescribes } from '../osv/osv.source.ts';
import { readingRevision } from '../reader/revision.ts';
import type { MirrorResult } from '../source.ts';
import { BundleError } from './bundle-error.ts';

export interface SourceFile {
  db: Database;
  source: string;
  /** As the bundle has it, compressed. */
  file: string;
  signal: AbortSignal;
  warn(message: string): void;
}

/** A transaction's worth: uploads wait for at most half a second. */
const scoresAtOnce = 10_000;

/** Stores what a bundle has of a source, as the source's own mirror does. */
export async function readSourceFile(file: SourceFile): Promise<MirrorResult> {
  switch (file.source) {
    case 'nvd':
      return readRecords(file, 'nvd', ['NVD']);
    case 'github':
      return readRecords(file, 'github', ['GITHUB']);
    case 'vulndb':
      return readRecords(file, 'vulndb', ['VULNDB']);
    case 'osv':
      return readRecords(file, 'osv', await osvDescribes(file.db));
    case 'epss':
      return readScores(file);
    case 'kev':
      return readCatalog(file, 'CISA');
    case 'euvd':
      return readCatalog(file, 'EUVD');
    default:
      throw new BundleError(`The bundle has the source "${file.source}", which this Waybill does not know.`);
  }
}

async function readRecords(
  { db, file, signal, warn }: SourceFile,
  feed: 'nvd' | 'github' | 'vulndb' | 'osv',
  describes: readonly string[],
): Promise<MirrorResult> {
  const { records, changed, added, removed } = await ingestFile({
    db,
    signal,
    input: { feed, form: 'advisory-lines', path: file, salt: `${readingRevision}` },
    describes,
    onProgress: () => undefined,
    onProblem: warn,
  });
  return { records, changed, added, removed };
}

async function readScores({ db, file, signal }: SourceFile): Promise<MirrorResult> {
  const result = { ...nothingRead };
  let batch: EpssScore[] = [];
  const store = async () => {
    stopIfAborted(signal);
    const scores = batch;
    batch = [];
    result.changed += await inTransaction(db, (trx) => storeScores(trx, scores));
    result.records += scores.length;
  };
  for await (const line of linesOf(file)) {
    const [cve = '', score, percentile] = line.split(',');
    batch.push([cve, Number(score), Number(percentile)]);
    if (batch.length >= scoresAtOnce) await store();
  }
  if (batch.length > 0) await store();
  if (result.changed > 0) await inTransaction(db, noteScores);
  return result;
}

async function readCatalog({ db, file }: SourceFile, catalog: 'CISA' | 'EUVD'): Promise<MirrorResult> {
  // As `listExploited` wrote them, in the forms of both readers.
  const entries: (KevEntry & ExploitedCve)[] = [];
  for await (const line of linesOf(file)) entries.push(JSON.parse(line));
  const changed = await inTransaction(db, async (trx) => {
    const written =
      catalog === 'CISA' ? await replaceCatalog(trx, entries, true) : await addExploited(trx, entries);
    if (written === 0) return 0;
    await lockForFeed(trx);
    await markExploited(trx);
    return written;
  });
  return { ...nothingRead, records: entries.length, changed };
}

function linesOf(file: string): AsyncIterable<string> {
  const content = createReadStream(file).pipe(createZstdDecompress());
  return createInterface({ input: content, crlfDelay: Number.POSITIVE_INFINITY });
}
