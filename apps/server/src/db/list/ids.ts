import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../database.ts';
import { type Packed, packedInts, unpackInts } from '../packed.ts';

/** Things that a condition leaves, at most, for a list to begin with them. */
export const idsAtMost = 2_000;

/** Numbers that a statement answers in its only column; undefined where there are more than `most`. */
export async function listFewIds(
  db: Database,
  statement: RawBuilder<unknown>,
  most: number = idsAtMost,
): Promise<number[] | undefined> {
  const row = await findRow(
    db,
    sql<{ ids: Packed }>`select ${packedInts(sql`id`)} as ids
      from (select id from (${statement}) found(id) limit ${most + 1}) first`,
  );
  const ids = [...unpackInts(row?.ids ?? null)];
  return ids.length > most ? undefined : ids;
}
