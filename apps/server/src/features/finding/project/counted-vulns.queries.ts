import { sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';
import type { CountedDrivers } from '../../../db/list/drivers.ts';
import { type Order, orderBy } from '../../../db/list/order.ts';
import { countEach, distinct } from '../../../db/numbers.ts';
import { type Packed, packedInts, unpackInts } from '../../../db/packed.ts';
import type { FindingFilter } from '../finding-filter.ts';
import { vulnCondition } from './audit-condition.queries.ts';
import type { OpenScope } from './audit-scope.queries.ts';
import { readFoundPairs, vulnsById } from './found-pairs.queries.ts';

/** The vulnerabilities of a project's findings, with how many each has: counted in memory. @param order of a vulnerability `v` */
export async function countVulns(
  db: Database,
  scope: OpenScope,
  filter: FindingFilter,
  order: Order,
): Promise<Pick<CountedDrivers, 'ids' | 'counts'>> {
  const found = await readFoundPairs(db, scope, filter, false);
  const row = await findRow(
    db,
    sql<{ ids: Packed }>`select ${packedInts(sql`v.vuln_id`, orderBy(order))} as ids
      from ${vulnsById(distinct(found.vulns))} where ${vulnCondition(filter)}`,
  );
  const ids = unpackInts(row?.ids ?? null);
  return { ids, counts: countEach(ids, found.vulns) };
}
