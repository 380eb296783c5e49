import { rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import type { FactsByKey, FollowedTable } from '../../db/followed-rows.ts';
import type { ImportedLicenseGroup, ImportedMember } from './license-group-import.service.ts';

/** By UUID. */
export const followedGroups: FollowedTable = {
  table: 'license_group',
  key: sql`t.uuid`,
  columns: { name: ['name', 'text'], riskWeight: ['risk_weight', 'int'] },
};

/** Takes licenses out of groups. */
export async function deleteMembers(trx: Transaction, members: FactsByKey): Promise<void> {
  await runSql(
    trx,
    sql`delete from license_group_license x using license_group s, license l,
        jsonb_to_recordset(${JSON.stringify([...members.values()])}::jsonb) as g ("group" uuid, "spdxId" text)
      where s.uuid = g."group" and l.spdx_id = g."spdxId" and x.license_group_id = s.license_group_id
        and x.license_id = l.license_id`,
  );
}

/** The names of all groups, to which nobody else adds until the transaction ends. */
export async function selectGroupNames(trx: Transaction): Promise<Set<string>> {
  await runSql(trx, sql`lock table license_group in share row exclusive mode`);
  const rows = await rowsOf(trx, sql<{ name: string }>`select distinct name from license_group`);
  return new Set(rows.map((row) => row.name));
}

/** @returns the UUIDs of those that were not there */
export async function insertImportedGroups(
  trx: Transaction,
  groups: readonly ImportedLicenseGroup[],
): Promise<Set<string>> {
  const rows = await rowsOf(
    trx,
    sql<{ uuid: string }>`insert into license_group (uuid, name, risk_weight)
      select uuid, name, "riskWeight"
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (uuid uuid, name text, "riskWeight" int)
      on conflict (uuid) do nothing returning uuid`,
  );
  return new Set(rows.map((row) => row.uuid));
}

/** @returns the numbers of those that were not in their group before */
export async function insertImportedMembers(
  trx: Transaction,
  members: readonly ImportedMember[],
): Promise<Set<number>> {
  const numbered = JSON.stringify(members.map((member, n) => ({ ...member, n })));
  const rows = await rowsOf(
    trx,
    sql<{ n: number }>`with given as (
        select g.n, s.license_group_id, l.license_id
        from jsonb_to_recordset(${numbered}::jsonb) as g (n int, "group" uuid, "spdxId" text)
        join license_group s on s.uuid = g."group" join license l on l.spdx_id = g."spdxId"),
      made as (insert into license_group_license (license_group_id, license_id)
        select license_group_id, license_id from given on conflict do nothing returning license_group_id, license_id)
      select g.n from given g join made m on m.license_group_id = g.license_group_id and m.license_id = g.license_id`,
  );
  return new Set(rows.map((row) => row.n));
}
