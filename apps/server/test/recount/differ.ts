import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../src/db/database.ts';

/** What was compared, and how many rows of it are wrong. */
export type Finding = readonly [what: string, wrong: number];

/** How many rows two statements do not have in common. */
export async function differ(
  db: Database,
  what: string,
  stored: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
): Promise<Finding> {
  return count(
    db,
    what,
    sql`((${stored}) except all (${wanted})) union all ((${wanted}) except all (${stored}))`,
  );
}

/** How many rows a statement has that should have none. */
export async function count(db: Database, what: string, wrong: RawBuilder<unknown>): Promise<Finding> {
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from (${wrong}) w`);
  return [what, row?.n ?? 0];
}
