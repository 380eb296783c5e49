import { sql } from 'kysely';
import { type Database, findRow, onLane } from '../../db/database.ts';

/** Through a connection of its own: however many requests wait for one, the answer is about the database. */
export async function pingDatabase(db: Database): Promise<void> {
  await findRow(onLane(db, 'probe'), sql`select 1`);
}
