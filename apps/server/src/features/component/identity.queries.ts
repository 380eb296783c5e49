import { copyBytea } from '../../db/bytea.ts';
import { copyLines, findRow, sql, type Transaction } from '../../db/database.ts';
import { coordinateColumns, identityColumns, type StorableIdentity } from './storable-component.ts';

/** Stages identities by their position in the list. */
export async function stageHashes(trx: Transaction, items: readonly StorableIdentity[]): Promise<void> {
  await sql`create temp table if not exists stage_hash (ord int, nat_hash bytea) on commit drop`.execute(trx);
  await sql`truncate stage_hash`.execute(trx);
  await copyLines(trx, 'stage_hash', hashLines(items));
  await sql`analyze stage_hash`.execute(trx);
}

function* hashLines(items: readonly StorableIdentity[]): Generator<string> {
  for (const [ord, item] of items.entries()) yield `${ord}\t${copyBytea(item.identityHash)}\n`;
}

/** Positions of staged identities that the installation has not seen. */
export async function listMissing(trx: Transaction): Promise<number[]> {
  const row = await findRow(
    trx,
    sql<{ ords: number[] | null }>`select array_agg(s.ord order by s.ord) as ords from stage_hash s
      where not exists (select 1 from identity i where i.nat_hash = s.nat_hash)`,
  );
  return row?.ords ?? [];
}

/**
 * Adds identities with their coordinates and answers their ids. Everything is inserted in key order, so that uploads
 * that bring the same new identities wait for each other instead of dying in a deadlock; the second finds them there.
 */
export async function insertIdentities(
  trx: Transaction,
  items: readonly StorableIdentity[],
): Promise<number[]> {
  await sql`create temp table if not exists stage_identity (ord int, nat_hash bytea, group_name text, name text,
    version text, purl text, purl_coordinates text, cpe text, swid_tag_id text, purl_type text)
    on commit drop`.execute(trx);
  await sql`create temp table if not exists stage_coord (ord int, kind int, k1 text collate "C", k2 text collate "C",
    k3 text collate "C", scheme int, ver_key text collate "C", ver_kind int, attrs text collate "C")
    on commit drop`.execute(trx);
  await sql`truncate stage_identity, stage_coord`.execute(trx);
  await copyLines(trx, `stage_identity (ord, nat_hash, ${identityColumns})`, identityLines(items));
  await copyLines(trx, `stage_coord (ord, ${coordinateColumns})`, coordinateLines(items));
  await sql`analyze stage_identity (ord, nat_hash), stage_coord (ord, kind, k1, k2, k3)`.execute(trx);
  await insertDictionaries(trx);
  const row = await findRow(
    trx,
    sql<{ ids: number[] | null }>`
      with fresh as (
        insert into identity (nat_hash, group_name, name, version, purl, purl_coordinates, cpe, swid_tag_id, purl_type)
        select nat_hash, group_name, name, version, purl, purl_coordinates, cpe, swid_tag_id, purl_type
        from stage_identity order by nat_hash
        on conflict (nat_hash) do nothing returning identity_id, nat_hash),
      coord as (
        insert into identity_coord (pkg_id, ver_key, identity_id, ver_kind, attrs)
        select distinct on (p.pkg_id, c.ver_key, f.identity_id)
          p.pkg_id, c.ver_key, f.identity_id, c.ver_kind, a.attrs_id
        from fresh f join stage_identity s on s.nat_hash = f.nat_hash
        join stage_coord c on c.ord = s.ord
        join pkg p on p.kind = c.kind and p.k3 = c.k3 and p.k2 = c.k2 and p.k1 = c.k1
        left join attrs a on a.value = c.attrs
        order by p.pkg_id, c.ver_key, f.identity_id)
      select array_agg(identity_id) as ids from fresh`,
  );
  return row?.ids ?? [];
}

/** `on conflict` alone would use up an id for every row that is already there. */
async function insertDictionaries(trx: Transaction): Promise<void> {
  await sql`insert into pkg (kind, k1, k2, k3, scheme)
    select distinct on (c.kind, c.k3, c.k2, c.k1) c.kind, c.k1, c.k2, c.k3, c.scheme from stage_coord c
    where not exists (select 1 from pkg p where p.kind = c.kind and p.k3 = c.k3 and p.k2 = c.k2 and p.k1 = c.k1)
    order by c.kind, c.k3, c.k2, c.k1
    on conflict do nothing`.execute(trx);
  await sql`insert into attrs (value)
    select distinct c.attrs from stage_coord c
    where c.attrs is not null and not exists (select 1 from attrs a where a.value = c.attrs)
    order by c.attrs on conflict do nothing`.execute(trx);
}

function* identityLines(items: readonly StorableIdentity[]): Generator<string> {
  for (const [ord, { identityHash, identityText }] of items.entries()) {
    yield `${ord}\t${copyBytea(identityHash)}\t${identityText}\n`;
  }
}

function* coordinateLines(items: readonly StorableIdentity[]): Generator<string> {
  for (const [ord, { coordinateTexts }] of items.entries()) {
    for (const text of coordinateTexts) yield `${ord}\t${text}\n`;
  }
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
