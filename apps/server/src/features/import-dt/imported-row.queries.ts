import { sql } from 'kysely';
import { findRow, rowsOf, runSql, type Transaction } from '../../db/database.ts';
import type { Facts } from '../../db/followed-rows.ts';
import type { Moving } from './import-once.ts';

/** A row of another installation, by what it is known by in any copy of its database. */
export interface SourceRow {
  readonly key: string;
  /** Hash of its facts, in hexadecimal. */
  readonly digest: string;
  /** Its facts there. */
  readonly said?: Facts | undefined;
  /** Its facts here. */
  readonly here?: Facts | undefined;
  /** True if it was made here by the import. */
  readonly isMade?: boolean;
}

/** A row that came before. */
export interface ImportedRow {
  readonly digest: string;
  readonly origin: string | null;
  readonly importedAt: Date;
  readonly said: Facts | undefined;
  readonly here: Facts | undefined;
}

/** All rows of a table that came before, by their keys. */
export async function selectImported(
  { trx, secrets }: Pick<Moving, 'trx' | 'secrets'>,
  table: string,
): Promise<Map<string, ImportedRow>> {
  const rows = await rowsOf(
    trx,
    sql<{
      source_key: string;
      digest: string;
      origin: string | null;
      imported_at: Date;
      said: string | null;
      here: string | null;
    }>`select source_key, encode(digest, 'hex') as digest, origin, imported_at, said, here from imported_row
      where source_table = ${table}`,
  );
  // Opened when it is asked for, which most are not.
  const open = (sealed: string | null): Facts | undefined =>
    sealed === null ? undefined : JSON.parse(secrets.decrypt(sealed));
  return new Map(
    rows.map(({ source_key, digest, origin, imported_at, said, here }) => [
      source_key,
      {
        digest,
        origin,
        importedAt: imported_at,
        get said() {
          return open(said);
        },
        get here() {
          return open(here);
        },
      },
    ]),
  );
}

function given({ secrets }: Moving, rows: readonly SourceRow[]) {
  const seal = (facts: Facts | undefined) => facts && secrets.encrypt(JSON.stringify(facts));
  const sealed = rows.map(({ key, digest, said, here, isMade = false }) => ({
    key,
    digest,
    said: seal(said),
    here: seal(here),
    isMade,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as g (key text, digest text, said text,
    here text, "isMade" bool)`;
}

export async function insertImported(
  moving: Moving,
  table: string,
  rows: readonly SourceRow[],
): Promise<void> {
  await runSql(
    moving.trx,
    sql`insert into imported_row (source_table, source_key, digest, imported_at, origin, said, here)
      select ${table}, g.key, decode(g.digest, 'hex'), ${moving.at}::timestamptz, 
        case when g."isMade" then ${moving.origin ?? ''} end, g.said, g.here
      from ${given(moving, rows)}`,
  );
}

/** Notes what rows that came before say by now. */
export async function updateImported(
  moving: Moving,
  table: string,
  rows: readonly SourceRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await runSql(
    moving.trx,
    sql`update imported_row i set digest = decode(g.digest, 'hex'), said = g.said, here = g.here
      from ${given(moving, rows)} where i.source_table = ${table} and i.source_key = g.key`,
  );
}

export async function deleteImported({ trx }: Moving, table: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await runSql(
    trx,
    sql`delete from imported_row where source_table = ${table} and source_key = any(${keys}::text[])`,
  );
}

/** Notes the decisions in `moved_analysis`, which worked out their digests. */
export async function insertImportedAnalyses({ trx, at, origin }: Moving): Promise<void> {
  await runSql(
    trx,
    sql`insert into imported_row (source_table, source_key, digest, imported_at, origin)
      select 'ANALYSIS', source_key, digest, ${at}::timestamptz, ${origin ?? null} from moved_analysis
      where digest_before is null or is_new
      on conflict (source_table, source_key) do update set digest = excluded.digest`,
  );
  await runSql(
    trx,
    sql`update imported_row i set digest = a.digest from moved_analysis a
      where i.source_table = 'ANALYSIS' and i.source_key = a.source_key and a.is_followed`,
  );
}

/** Two imports at once would each find the other's rows missing. */
export async function lockImports(trx: Transaction): Promise<void> {
  await runSql(trx, sql`lock table imported_row in share row exclusive mode`);
}

/** Forgets that anything ever came. */
export async function deleteAllImported(trx: Transaction): Promise<void> {
  await runSql(trx, sql`delete from imported_row`);
}

/** When something came first; undefined if nothing ever came. */
export async function findFirstImport(trx: Transaction): Promise<Date | undefined> {
  const row = await findRow(trx, sql<{ at: Date | null }>`select min(imported_at) as at from imported_row`);
  return row?.at ?? undefined;
}
