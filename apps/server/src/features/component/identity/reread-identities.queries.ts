import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';

/** By which rules identities are read now; new ones get it by default (db/schema.sql). */
const currentReading = 4;

export interface RereadRow {
  identity_id: number;
  purl: string | null;
  cpe: string | null;
  version: string | null;
  upstream: string | null;
  distro: string | null;
}

/** As the index `identity_reread` has it. */
const isBehind = sql`reading < 4 and ((reading < 2 and purl_type in ('deb', 'rpm', 'apk'))
  or (reading < 3 and purl ~* '^pkg:rpm/(redhat|rhel)/')
  or purl ~* '^pkg:(deb/ubuntu|rpm/centos)/'
  or (purl_type in ('deb', 'rpm', 'apk') and purl ~ '[?&]os_(name|version|distro)=')
  or (purl_type in ('gem', 'pypi', 'nuget', 'conda') and coalesce(version, '') || substring(purl from '/.*') ~ '@.*[-=/%]|^[^/]*[-=]')
  or (purl_type in ('deb', 'rpm') and coalesce(version, '') || ' ' || purl ~ '(_(all|any|amd64|arm\\w+|i386)|[.](noarch|x86_64|aarch64|i[3-6]86))( |$|[?])')
  or purl ~* '%2f' or purl ~* '^pkg:maven/[^@]*(:|%3a)'
  or cpe ~* '(\\\\:|%3a)')`;

export async function isAnyBehind(db: Database): Promise<boolean> {
  const row = await findRow(db, sql`select 1 from identity where ${isBehind} limit 1`);
  return row !== undefined;
}

/** Some of the identities that were read by older rules. */
export async function listBehind(trx: Transaction, limit: number): Promise<RereadRow[]> {
  return rowsOf(
    trx,
    sql<RereadRow>`select identity_id, purl, cpe, version, upstream, distro from identity where ${isBehind}
      order by identity_id limit ${limit}`,
  );
}

/** Takes the coordinates off identities and notes how the sources see them by the rules of now. */
export async function storeReading(
  trx: Transaction,
  identityIds: readonly number[],
  sights: readonly string[],
): Promise<void> {
  await runSql(trx, sql`delete from identity_coord where identity_id = any(${identityIds}::int[])`);
  await runSql(
    trx,
    sql`update identity i set sight = n.sight, reading = ${currentReading}
      from unnest(${identityIds}::int[], ${sights}::text[]) as n(identity_id, sight)
      where i.identity_id = n.identity_id`,
  );
}
