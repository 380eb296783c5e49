import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { PackageType } from '../../component-shape/repository-type.ts';

/** Types of package URLs and of the repositories that are asked for them, side by side. */
export interface AskedTypes {
  readonly purlTypes: readonly string[];
  readonly types: readonly PackageType[];
}

/** Packages of active projects only (contract §17). */
const isUsed = sql`exists (select 1 from identity_coord d join component c on c.identity_id = d.identity_id
  join project p on p.project_id = c.project_id where d.pkg_id = k.pkg_id and p.active)`;

/** The packages behind `afterId`, at most `limit` of them, that nobody was asked for since `askedBefore`. */
export interface DueLimits {
  readonly afterId: number;
  readonly limit: number;
  readonly askedBefore: Date;
}

/**
 * Notes the next packages behind one, of which nobody was asked since a time.
 * @returns the last package that was looked at; undefined behind the last one
 */
export async function addOldDue(
  trx: Transaction,
  { purlTypes, types }: AskedTypes,
  { afterId, limit, askedBefore }: DueLimits,
): Promise<number | undefined> {
  const row = await findRow(
    trx,
    sql<{ last: number | null }>`with looked as (
        select pkg_id, k1 from pkg where pkg_id > ${afterId} and kind = 0 order by pkg_id limit ${limit}),
      added as (
        insert into package_due (type, pkg_id)
        select t.type, k.pkg_id from looked k
        join unnest(${purlTypes}::text[], ${types}::text[]) as t(purl_type, type) on t.purl_type = k.k1
        where not exists (select 1 from package_answer a
          where a.pkg_id = k.pkg_id and a.checked_at > ${askedBefore}) and ${isUsed}
        on conflict do nothing)
      select max(pkg_id) as last from looked`,
  );
  return row?.last ?? undefined;
}

/**
 * Notes the packages of identities that are new since the last look, as far as nobody was asked for them or their version.
 * @returns the types of which there are any
 */
export async function addNewDue(trx: Transaction, { purlTypes, types }: AskedTypes): Promise<PackageType[]> {
  const { before, now } = (await findRow(
    trx,
    sql<{ before: number; now: number }>`select l.identity_id as before,
        coalesce((select max(identity_id) from identity), 0) as now
      from package_look l for update`,
  )) ?? { before: 0, now: 0 };
  const rows = await rowsOf(
    trx,
    sql<{ type: PackageType }>`with added as (insert into package_due (type, pkg_id)
      select distinct t.type, k.pkg_id from identity_coord n join pkg k on k.pkg_id = n.pkg_id and k.kind = 0
      join unnest(${purlTypes}::text[], ${types}::text[]) as t(purl_type, type) on t.purl_type = k.k1
      where n.identity_id > ${before} and n.identity_id <= ${now}
        and (not exists (select 1 from package_answer a where a.pkg_id = k.pkg_id)
          or not exists (select 1 from identity_release r where r.identity_id = n.identity_id)) and ${isUsed}
      order by 1, 2 on conflict do nothing returning type)
      select distinct type from added`,
  );
  await runSql(trx, sql`update package_look set identity_id = ${now}`);
  return rows.map(({ type }) => type);
}

/** True if there are identities that nobody has looked at. */
export async function hasNew(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ is_new: boolean }>`select coalesce((select max(identity_id) from identity), 0)
      > (select identity_id from package_look) as is_new`,
  );
  return row?.is_new ?? false;
}

/** The types among some with due packages. */
export async function listTypesWithDue(db: Database, types: readonly PackageType[]): Promise<PackageType[]> {
  const rows = await rowsOf(
    db,
    sql<{ type: PackageType }>`select t.type from unnest(${types}::text[]) as t(type)
      where exists (select 1 from package_due d where d.type = t.type) order by 1`,
  );
  return rows.map(({ type }) => type);
}

/** For how many packages repositories are still to be asked, by type. */
export async function countDue(
  db: Database,
  types: readonly PackageType[],
): Promise<{ type: PackageType; n: number }[]> {
  return rowsOf(
    db,
    sql<{ type: PackageType; n: number }>`select type, count(*)::int as n from package_due
      where type = any(${types}::text[]) group by type`,
  );
}

export async function listDue(
  db: Database,
  type: PackageType,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql<{ pkg_id: number }>`select pkg_id from package_due where type = ${type} and pkg_id > ${afterId}
      order by pkg_id limit ${limit}`,
  );
  return rows.map((row) => row.pkg_id);
}

/** Packages of other types wait for nobody. */
export async function removeOtherDue(trx: Transaction, types: readonly PackageType[]): Promise<void> {
  await runSql(trx, sql`delete from package_due where type <> all(${types}::text[])`);
}

export async function removeDue(
  trx: Transaction,
  type: PackageType,
  pkgIds: readonly number[],
): Promise<void> {
  await runSql(trx, sql`delete from package_due where type = ${type} and pkg_id = any(${pkgIds}::int[])`);
}

export interface PackageUseRow {
  pkg_id: number;
  purl: string;
  group_name: string | null;
  name: string;
}

/** How components name some packages: one of each group and name, the newest. */
export async function listUses(db: Database, pkgIds: readonly number[]): Promise<PackageUseRow[]> {
  return rowsOf(
    db,
    sql<PackageUseRow>`select distinct on (d.pkg_id, i.group_name, i.name) d.pkg_id, i.purl, i.group_name, i.name
      from identity_coord d join identity i on i.identity_id = d.identity_id
      where d.pkg_id = any(${pkgIds}::int[]) and i.purl is not null
      order by d.pkg_id, i.group_name, i.name, i.identity_id desc`,
  );
}
