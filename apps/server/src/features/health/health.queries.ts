import { sql } from 'kysely';
import { type Database, findRow } from '../../db/database.ts';

export async function pingDatabase(db: Database): Promise<void> {
  await findRow(db, sql`select 1`);
}
