import { type Database, findRow, rowsOf, sql } from '../../../db/database.ts';

/** Settings of the server as texts, in the server's own units. */
export async function readServerSettings(
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    db,
    sql<{
      name: string;
      setting: string;
    }>`select name, setting from pg_settings where name = any (${names}::text[])`,
  );
  return new Map(rows.map(({ name, setting }) => [name, setting]));
}

export interface Moment {
  /** By the clock of the database. */
  at: Date;
  is_standby: boolean;
  bytes: number;
}

export async function readMoment(db: Database): Promise<Moment | undefined> {
  return findRow(
    db,
    sql<Moment>`select clock_timestamp() as at, pg_is_in_recovery() as is_standby,
      pg_database_size(current_database())::float8 as bytes`,
  );
}

/** Names of the migrations that the database has had; undefined where it is not one of ours yet. */
export async function findMigrations(db: Database): Promise<string[] | undefined> {
  const there = await findRow(
    db,
    sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`,
  );
  if (!there?.there) return undefined;
  const rows = await rowsOf(db, sql<{ name: string }>`select name from kysely_migration order by name`);
  return rows.map(({ name }) => name);
}

/** The latest proxy that was not believed, see `features/forwarding`. */
export async function findIgnoredProxy(db: Database, since: Date): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{ address: string | null }>`select ignored_proxy as address from installation
      where ignored_proxy_at >= ${since}`,
  );
  return row?.address ?? undefined;
}
