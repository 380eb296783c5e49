import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../database.ts';
import { askVersion } from './ask.ts';
import { countRows, loadTables, withClient } from './copy-tables.ts';
import { listFixtures, type ReleaseFixture, readFixture } from './fixture.ts';
import { findLoss } from './lost.ts';

const migrations = path.join(import.meta.dirname, '../../src/db/migrations');

/** Tables that a later version empties or drops, with the reason. */
const GONE: Readonly<Record<string, string>> = {};
/** Members that a later version answers otherwise, by path of the request, with the reason. */
const CHANGED: Readonly<Record<string, string>> = {};

describe('migrations that have been released', () => {
  it('are there for each release, from the first one on', () => {
    expect(listFixtures()[0]).toBe('0.1.0');
  });

  it.each(listFixtures())('are still the texts of %s', (version) => {
    const changed = readFixture(version).migrations.filter(
      ({ name, sha256 }) => sha256Of(textOf(name)) !== sha256,
    );
    expect(changed.map(({ name }) => `${name}.sql is released and may not change`)).toEqual([]);
  });
});

describe.each(listFixtures())('the database of %s', (version) => {
  let database: TestDatabase;
  let fixture: ReleaseFixture;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    fixture = readFixture(version);
    await lay(database.url, fixture);
  });
  afterEach(() => database.drop());

  it('is upgraded with nothing lost', async () => {
    const told: string[] = [];
    const ran = await migrateToLatest(database.url, (names) => told.push(...names));
    expect(told).toEqual(ran);
    expect(await migrateToLatest(database.url)).toEqual([]);

    const at = new Date(fixture.recordedAt);
    const losses = await askVersion(database.url, at, async (ask) => {
      const found: string[] = [];
      for (const { path: endpoint, text } of fixture.answers) {
        if (CHANGED[endpoint] !== undefined) continue;
        const answer = await ask(endpoint);
        expect([endpoint, answer.status]).toEqual([endpoint, 200]);
        const loss = findLoss(JSON.parse(text), JSON.parse(answer.text));
        if (loss !== undefined) found.push(`${endpoint} ${loss}`);
      }
      return found;
    });
    expect(losses).toEqual([]);
    expect(fixture.answers.length).toBeGreaterThan(30);
  });

  it('has as many rows in each table as before', async () => {
    await migrateToLatest(database.url);
    const before = fixture.tables.filter(({ name }) => GONE[name] === undefined);
    const after = await countRows(
      database.url,
      before.map(({ name }) => name),
    );
    const fewer = before.filter(({ name, text }) => (after.get(name) ?? 0) < linesOf(text));
    expect(fewer.map(({ name }) => `${name} has fewer rows than before the upgrade`)).toEqual([]);
    expect(before.filter(({ text }) => text !== '').length).toBeGreaterThan(40);
  });
});

/** The database as that release left it: its migrations, and the rows it had. */
async function lay(url: string, fixture: ReleaseFixture): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`
      create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
      create table migration_text (name text primary key, sha256 text not null)`);
    for (const { name } of fixture.migrations) await client.query(textOf(name));
  });
  await loadTables(url, fixture.tables);
}

function textOf(migration: string): string {
  const file = path.join(migrations, `${migration}.sql`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}
