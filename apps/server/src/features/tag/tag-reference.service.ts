// Public to other features.
import { type Database, findRow, sql } from '../../db/database.ts';

/** The stored number of a tag; undefined when there is none of this name. */
export async function findTagId(db: Database, name: string): Promise<number | undefined> {
  const row = await findRow(db, sql<{ tag_id: number }>`select tag_id from tag where name = ${name}`);
  return row?.tag_id;
}
