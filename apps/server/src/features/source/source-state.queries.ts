import type { SourceProblem } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { OutgoingError, OutgoingErrorKind } from '../../outgoing/outgoing-error.ts';

/** The progress and the result of reading a file or ecosystem. */
export interface PartState {
  part: string;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  cursor: string | null;
  records: number;
  last_success: Date | null;
  last_attempt: Date | null;
  last_error: string | null;
  /** The same as a code, when the network was the reason. */
  problem: SourceProblem | null;
  /** The same as a word, whatever the reason was. */
  failure: OutgoingErrorKind | null;
}

const columns = sql`part, etag, last_modified, content_hash, cursor, records, last_success, last_attempt, last_error,
  problem, failure`;

export async function findPart(db: Database, source: string, part: string): Promise<PartState | undefined> {
  return findRow(
    db,
    sql<PartState>`select ${columns} from source_state where source = ${source} and part = ${part}`,
  );
}

export async function listParts(db: Database): Promise<(PartState & { source: string })[]> {
  return rowsOf(
    db,
    sql<PartState & { source: string }>`select source, ${columns} from source_state order by source, part`,
  );
}

/** The number of records per feed whose package URL contradicts ecosystem and name. */
export async function countDisagreeing(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    db,
    sql<{ feed: string; records: number }>`select feed, count(*)::int as records from vuln_record
      where purl_disagrees group by feed`,
  );
  return new Map(rows.map((row) => [row.feed, row.records]));
}

/** True if any part of a source has been read. */
export async function isSourceRead(db: Database, source: string): Promise<boolean> {
  const row = await findRow(
    db,
    sql`select 1 from source_state where source = ${source} and last_success is not null limit 1`,
  );
  return row !== undefined;
}

/** The stored data of a part that was read. */
export interface PartSuccess {
  etag?: string | undefined;
  lastModified?: string | undefined;
  contentHash?: string | undefined;
  cursor?: string | undefined;
  /** Records it holds. */
  records: number;
}

export async function notePartSuccess(
  trx: Transaction,
  source: string,
  part: string,
  success: PartSuccess,
  now: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into source_state (source, part, etag, last_modified, content_hash, cursor, records, last_success,
        last_attempt, last_error)
      values (${source}, ${part}, ${success.etag ?? null}, ${success.lastModified ?? null},
        ${success.contentHash ?? null}, ${success.cursor ?? null}, ${success.records}, ${now}, ${now}, null)
      on conflict (source, part) do update set etag = excluded.etag, last_modified = excluded.last_modified,
        content_hash = excluded.content_hash, cursor = excluded.cursor, records = excluded.records,
        last_success = excluded.last_success, last_attempt = excluded.last_attempt, last_error = null, problem = null,
        failure = null`,
  );
}

/** Notes how far reading of a part has come, for the next run to go on from there. */
export async function notePartCursor(
  trx: Transaction,
  source: string,
  part: string,
  cursor: string | null,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into source_state (source, part, cursor) values (${source}, ${part}, ${cursor})
      on conflict (source, part) do update set cursor = excluded.cursor`,
  );
}

export async function notePartFailure(
  trx: Transaction,
  source: string,
  part: string,
  error: string,
  { problem, kind }: Pick<OutgoingError, 'problem' | 'kind'>,
  now: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into source_state (source, part, last_attempt, last_error, problem, failure)
      values (${source}, ${part}, ${now}, ${error}, ${problem ? JSON.stringify(problem) : null}::jsonb,
        ${kind})
      on conflict (source, part) do update set last_attempt = excluded.last_attempt, last_error = excluded.last_error,
        problem = excluded.problem, failure = excluded.failure`,
  );
}

/** Notes that a list was read as a whole which does not come from elsewhere, but with the product. */
export async function noteBundled(
  trx: Transaction,
  source: string,
  part: string,
  contentHash: string,
  records: number,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into source_state (source, part, content_hash, records, last_success, last_attempt)
      values (${source}, ${part}, ${contentHash}, ${records}, now(), now())
      on conflict (source, part) do update set content_hash = excluded.content_hash, records = excluded.records,
        last_success = excluded.last_success, last_attempt = excluded.last_attempt`,
  );
}
