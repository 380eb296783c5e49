import { type Database, findRow, sql } from '../../../db/database.ts';
import type { LatestRow } from '../../component-shape/repository-meta.ts';

/** The stored facts of a package, by its look-up key. */
export async function findLatest(
  db: Database,
  { k1, k2, k3 }: { k1: string; k2: string; k3: string },
): Promise<LatestRow | undefined> {
  return findRow(
    db,
    sql<LatestRow>`select l.version, l.published_at, l.checked_at
      from pkg p join package_latest l on l.pkg_id = p.pkg_id
      where p.kind = 0 and p.k3 = ${k3} and p.k2 = ${k2} and p.k1 = ${k1}`,
  );
}
