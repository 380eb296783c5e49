import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/arms.ts';
import { type Packed, packedInts, unpackInts } from '../../../db/packed.ts';

/** The counters of some projects. */
export interface PortfolioSize {
  projects: number;
  /** Without suppressed ones. */
  findings: number;
  /** The findings among them that lead their vulnerability on their component. */
  flaws: number;
  suppressed: number;
}

export async function countByProjects(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
): Promise<PortfolioSize> {
  const row = await findRow(
    db,
    sql<PortfolioSize>`select count(*)::int as projects, coalesce(sum(k.findings), 0)::float8 as findings,
        coalesce(sum(k.c4 + k.c3 + k.c2 + k.c1 + k.c0), 0)::float8 as flaws, coalesce(sum(k.suppressed), 0)::float8 as suppressed
      from project p left join project_count k on k.project_id = p.project_id where ${allowed ?? sql`true`}`,
  );
  return row ?? { projects: 0, findings: 0, flaws: 0, suppressed: 0 };
}

/** Vulnerabilities, components or projects that a condition leaves, at most, to begin with them. */
export const idsAtMost = 2_000;

/** Ids that a statement answers in its only column, at most `most` of them and one more. */
export async function listIdsUpTo(
  db: Database,
  statement: RawBuilder<unknown>,
  most: number,
): Promise<number[]> {
  const row = await findRow(
    db,
    sql<{ ids: Packed }>`select ${packedInts(sql`id`)} as ids
      from (select id from (${statement}) found(id) limit ${most + 1}) first`,
  );
  return [...unpackInts(row?.ids ?? null)];
}

/** The number of components sampled to estimate a share. */
const sampled = 2_500;

/** The share of all findings that fits conditions, guessed from some thousand of them. */
export async function estimateShare(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<number> {
  const row = await findRow(
    db,
    sql<{ all_of: number; left_of: number }>`with ${allowedTable(allowed)}
      select count(*)::int as all_of, count(*) filter (where ${where})::int as left_of from ${from}`,
  );
  return row && row.all_of > 0 ? row.left_of / row.all_of : 0;
}

/** The percentage of components that gives a sample. */
export async function samplePercent(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{
      n: number;
    }>`select greatest(reltuples, 1)::float8 as n from pg_class where oid = 'component'::regclass`,
  );
  return Math.min(100, (100 * sampled) / (row?.n ?? 1));
}
