import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { TableReport } from '../report/ledger.ts';
import type { OtherUser, Switches } from './other-installation.ts';

const comparedTables = [
  'other_installation',
  'other_record',
  'finding_difference',
  'understood_cause',
  'comparison_day',
  'shadow_day',
];

export interface StoredInstallation {
  readonly version: string;
  /** When it was imported last. */
  readonly importedAt: Date;
  readonly switches: Switches;
  /** Users who had no team and saw all projects. */
  readonly teamless: readonly OtherUser[];
}

export async function writeInstallation(
  trx: Transaction,
  { version, importedAt, switches, teamless }: StoredInstallation,
  tables: readonly TableReport[],
): Promise<void> {
  await runSql(
    trx,
    sql`insert into other_installation (version, imported_at, switches, teamless, tables)
      values (${version}, ${importedAt}, ${JSON.stringify(switches)}::jsonb, ${JSON.stringify(teamless)}::jsonb,
        ${JSON.stringify(tables)}::jsonb)
      on conflict (only_one) do update set version = excluded.version, imported_at = excluded.imported_at,
        switches = excluded.switches, teamless = excluded.teamless, tables = excluded.tables`,
  );
}

export async function findInstallation(db: Database): Promise<StoredInstallation | undefined> {
  const row = await findRow(
    db,
    sql<{ version: string; imported_at: Date; switches: Switches; teamless: OtherUser[] }>`select version,
      imported_at, switches, teamless from other_installation`,
  );
  if (!row) return undefined;
  const { version, imported_at: importedAt, switches, teamless } = row;
  return { version, importedAt, switches, teamless };
}

/** The outcome of the rows of the last import, by table. */
export async function findTables(db: Database): Promise<readonly TableReport[]> {
  const row = await findRow(db, sql<{ tables: TableReport[] }>`select tables from other_installation`);
  return row?.tables ?? [];
}

/** Keeps the ids of the vulnerabilities in `moved_vuln`. */
export async function noteRecords(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`insert into other_record (source, ext_id) select m.source, m.ext_id from moved_vuln m on conflict do nothing`,
  );
}

/** Lists the users among some who are still in no team. */
export async function listStillTeamless(db: Database, users: readonly OtherUser[]): Promise<OtherUser[]> {
  if (users.length === 0) return [];
  return rowsOf(
    db,
    sql<OtherUser>`select u.kind, u.username
      from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as o (kind text, username text)
      join app_user u on u.kind = o.kind and u.username = o.username
      left join user_team t on t.user_id = u.user_id
      left join user_permission p on p.user_id = u.user_id and p.permission = 'ACCESS_MANAGEMENT'
      where t.user_id is null and p.user_id is null
      order by u.username, u.kind`,
  );
}

/** Forgets the installation with all that was compared with it, and that its uploads were shadowed. */
export async function forgetInstallation(trx: Transaction): Promise<void> {
  for (const table of comparedTables) await runSql(trx, sql`delete from ${sql.table(table)}`);
}
