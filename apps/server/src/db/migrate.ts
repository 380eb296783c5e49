import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { oneAtATime } from './one-at-a-time.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Numbered SQL files, each one migration; a file that has been released is never changed. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    const migrations: Record<string, Migration> = {};
    for (const name of names) {
      const text = await readFile(new URL(name, folder), 'utf8');
      migrations[name.slice(0, -4)] = {
        async up(db) {
          await sql.raw(text).execute(db);
          await recordText(db, name.slice(0, -4), text);
        },
      };
    }
    return migrations;
  },
};

/**
 * Brings a database to the newest schema. Several nodes may call it at once: each migration runs once and the others
 * wait.
 * @param onUpgrade gets the migrations that are going to run on a database of an earlier version; it is not called for an empty one
 * @throws when a migration fails (it is rolled back), the server is older than PostgreSQL 15, or the database holds
 *   something else or the schema of another version
 */
export async function migrateToLatest(
  connection: string | pg.PoolConfig,
  onUpgrade: (names: readonly string[]) => void = () => undefined,
): Promise<string[]> {
  const config = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new pg.Pool({ ...config, max: 3 });
  // A connection that is lost fails its statement, too; the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireVersion(db);
    return await oneAtATime(config, () => migrate(db, onUpgrade));
  } finally {
    await db.destroy();
  }
}

async function migrate(
  db: Kysely<Record<string, never>>,
  onUpgrade: (names: readonly string[]) => void,
): Promise<string[]> {
  await requireOwnDatabase(db);
  await requireSameTexts(db);
  const migrator = new Migrator({ db, provider: sqlFiles });
  const all = await migrator.getMigrations();
  const pending = all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (pending.length > 0 && pending.length < all.length) onUpgrade(pending);
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

async function requireVersion(db: Kysely<Record<string, never>>): Promise<void> {
  const { rows } = await sql<{ n: string }>`select current_setting('server_version_num') as n`.execute(db);
  const version = Number(rows[0]?.n ?? 0);
  if (version < 150_000) {
    throw new Error(`PostgreSQL 15 or later is needed, the server is ${Math.floor(version / 10_000)}`);
  }
}

/** Beside the migrator's own list of names: a name alone does not tell whether the file has changed since. */
async function recordText(db: Kysely<unknown>, name: string, text: string): Promise<void> {
  await sql`create table if not exists migration_text (name text primary key, sha256 text not null)`.execute(
    db,
  );
  await sql`insert into migration_text values (${name}, ${digestOf(text)})
    on conflict (name) do update set sha256 = excluded.sha256`.execute(db);
}

/** A schema that only looks like ours would fail later, in the middle of work. */
async function requireSameTexts(db: Kysely<Record<string, never>>): Promise<void> {
  const found = await sql<{
    exists: boolean;
  }>`select to_regclass('migration_text') is not null as exists`.execute(db);
  if (!found.rows[0]?.exists) return;
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_text order by name`.execute(db);
  for (const { name, sha256 } of rows) {
    const text = await readMigration(name);
    if (text !== undefined && digestOf(text) === sha256) continue;
    throw new Error(
      text === undefined
        ? `The database was migrated by a later Waybill ("${name}"). Start that version, or restore an earlier backup.`
        : `A development version with another schema created the database ("${name}" has changed since). ` +
            'Start that version, or start with an empty database or data directory.',
    );
  }
}

/** Of the migrations that a database has had, those that this version does not know: it was migrated by a later one. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = new Set(await readdir(folder));
  return names.filter((name) => !known.has(`${name}.sql`));
}

async function readMigration(name: string): Promise<string | undefined> {
  const names = await readdir(folder);
  return names.includes(`${name}.sql`) ? readFile(new URL(`${name}.sql`, folder), 'utf8') : undefined;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A database that holds another program's tables was named by mistake: neither may meet the other's. */
async function requireOwnDatabase(db: Kysely<Record<string, never>>): Promise<void> {
  const { rows } = await sql<{ database: string; name: string }>`
    select current_database() as database, c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and to_regclass(quote_ident(current_schema()) || '.kysely_migration') is null
      -- Extensions bring tables along, too.
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname limit 4`.execute(db);
  if (rows.length === 0) return;
  const names = rows.slice(0, 3).map(({ name }) => `"${name}"`);
  throw new Error(
    `The database "${rows[0]?.database}" contains tables that do not belong to Waybill (${names.join(', ')}${rows.length > 3 ? ' …' : ''}). ` +
      'Waybill needs its own database. Name one in WAYBILL_DATABASE_URL.',
  );
}
