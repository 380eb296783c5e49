import type { RawBuilder } from 'kysely';
import { type Database, findRow, sql } from '../../../db/database.ts';
import { allowedTable } from '../../../db/list/arms.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';

type Part = RawBuilder<unknown>;

/** True if one index has all that a filter asks of a service, so that counting reads nothing else. */
export function isCountedByIndex(filter: PortfolioFilter): boolean {
  const { search, name, provider, withoutProvider, authentication, trustBoundary } = filter;
  const ofIndexes = [
    name !== undefined,
    provider !== undefined || withoutProvider,
    authentication.length + trustBoundary.length > 0,
  ];
  return search === undefined && ofIndexes.filter(Boolean).length <= 1;
}

/** @param where on `s`, with the projects of `allowed` */
export async function countServices(db: Database, allowed: Part | undefined, where: Part): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`with ${allowedTable(allowed)} select count(*)::int as n from service s where ${where}`,
  );
  return row?.n ?? 0;
}

/** Services that are looked at to guess how many fit. */
const sampled = 10_000;

/** The share of all services that fits conditions, guessed from some thousand of them, and how many there are about. */
export async function estimateShare(
  db: Database,
  allowed: Part | undefined,
  where: Part,
): Promise<{ share: number; stored: number }> {
  const size = await findRow(
    db,
    sql<{
      n: number;
    }>`select greatest(reltuples, 1)::float8 as n from pg_class where oid = 'service'::regclass`,
  );
  const stored = size?.n ?? 1;
  const row = await findRow(
    db,
    sql<{ all_of: number; left_of: number }>`with ${allowedTable(allowed)}
      select count(*)::int as all_of, count(*) filter (where ${where})::int as left_of
      from service s tablesample system (${Math.min(100, (100 * sampled) / stored)}::real) repeatable (1)`,
  );
  return { share: row && row.all_of > 0 ? row.left_of / row.all_of : 0, stored };
}
