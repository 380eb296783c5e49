import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../src/db/database.ts';

/** The compared thing, and the number of its wrong rows. */
export type Finding = readonly [what: string, wrong: number];

/** The number of rows that only one of two statements has. */
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

/** The number of rows of a statement that should have none. */
export async function count(db: Database, what: string, wrong: RawBuilder<unknown>): Promise<Finding> {
  const row = await findRow(db, sql<{ n: number }>`select count(*) as n from (${wrong}) w`);
  return [what, row?.n ?? 0];
}
