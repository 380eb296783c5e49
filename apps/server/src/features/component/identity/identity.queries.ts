import { copyLines, findRow, sql, type Transaction } from '../../../db/database.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';
import { identityColumns, type StorableIdentity } from '../storable-component.ts';

/** Stages identities by their position in the list. */
export async function stageHashes(trx: Transaction, items: readonly StorableIdentity[]): Promise<void> {
  await emptyTemporary(trx, 'stage_hash');
  await copyLines(trx, 'stage_hash', hashLines(items));
  await sql`analyze stage_hash`.execute(trx);
}

function* hashLines(items: readonly StorableIdentity[]): Generator<string> {
  for (const [ord, item] of items.entries()) yield `${ord}\t${item.identityHash}\n`;
}

/** Positions of staged identities that the installation has not seen. */
export async function listMissing(trx: Transaction): Promise<number[]> {
  const row = await findRow(
    trx,
    sql<{ ords: number[] | null }>`select array_agg(s.ord order by s.ord) as ords
      from stage_hash s left join identity i on i.nat_hash = s.nat_hash where i.nat_hash is null`,
  );
  return row?.ords ?? [];
}

/**
 * Adds identities by COPY, which logs a page of rows at once where `on conflict` logs two records for each row.
 * Everything is inserted in key order, so that uploads that bring the same new identities wait for each other instead
 * of dying in a deadlock. Returns their ids.
 * @throws a unique violation when another upload has brought one of them meanwhile: see {@link insertMissing}
 */
export async function copyIdentities(
  trx: Transaction,
  items: readonly StorableIdentity[],
): Promise<number[]> {
  const sorted = items.toSorted((a, b) => (a.identityHash < b.identityHash ? -1 : 1));
  await copyLines(trx, `identity (nat_hash, ${identityColumns})`, identityLines(sorted));
  await stageHashes(trx, items);
  return stagedIdentityIds(trx);
}

function* identityLines(items: Iterable<StorableIdentity>): Generator<string> {
  for (const { identityHash, identityText } of items) {
    yield `${identityHash}\t${identityText}\n`;
  }
}

/** Adds the identities that do not exist yet. Returns the ids of those it added, and their positions. */
export async function insertMissing(
  trx: Transaction,
  items: readonly StorableIdentity[],
): Promise<{ ids: number[]; ords: number[] }> {
  await emptyTemporary(trx, 'stage_identity');
  await copyLines(trx, `stage_identity (nat_hash, ${identityColumns})`, identityLines(items));
  await stageHashes(trx, items);
  const row = await findRow(
    trx,
    sql<{ ids: number[] | null; ords: number[] | null }>`
      with fresh as (
        insert into identity (nat_hash, ${sql.raw(identityColumns)})
        select nat_hash, ${sql.raw(identityColumns)}
        from stage_identity order by nat_hash
        on conflict (nat_hash) do nothing returning identity_id, nat_hash)
      select array_agg(f.identity_id) as ids, array_agg(s.ord) as ords
      from fresh f join stage_hash s on s.nat_hash = f.nat_hash`,
  );
  return { ids: row?.ids ?? [], ords: row?.ords ?? [] };
}

/** Ids of the staged identities by position. */
export async function stagedIdentityIds(trx: Transaction): Promise<number[]> {
  const row = await findRow(
    trx,
    sql<{ ids: number[] | null }>`select array_agg(i.identity_id order by s.ord) as ids
      from stage_hash s join identity i on i.nat_hash = s.nat_hash`,
  );
  return row?.ids ?? [];
}
