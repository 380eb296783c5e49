import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { findMisplaced } from '../../test/placement-lint.ts';
import { type Place, placement } from './placement.ts';

async function connect({ url }: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

describe('placement', () => {
  it('names the place of every table, and every table is made for its place', async () => {
    const database = await createTestDatabase();
    const client = await connect(database);
    try {
      expect(await findMisplaced(client, placement)).toEqual([]);
    } finally {
      await client.end();
      await database.drop();
    }
  });
});

/** Tables that keep to the rules. */
const sound = `
  create table shelf (shelf_id int generated always as identity primary key, name text unique);
  create table journal (journal_id int generated always as identity primary key);
  create table box (project_id int not null, box_id bigint generated always as identity, uuid uuid,
    shelf_id int references shelf, primary key (project_id, box_id), unique (uuid, project_id));
  create table box_note (project_id int not null, box_id bigint not null, note_id bigint generated always as identity,
    primary key (project_id, box_id, note_id), foreign key (project_id, box_id) references box on delete cascade);
  create table day (project_id int not null, day date not null, primary key (project_id, day)) partition by range (day);
  create table day_rest partition of day default;`;

const places: Record<string, Place> = {
  shelf: 'dictionary',
  journal: 'coordinator',
  box: 'project',
  box_note: 'project',
  day: 'project',
};

describe('the placement lint', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    client = await connect(database);
    await client.query(sound);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('finds nothing in tables that keep to the rules', async () => {
    expect(await findMisplaced(client, places)).toEqual([]);
  });

  it('finds a placed table that does not exist', async () => {
    expect(await findMisplaced(client, { ...places, attic: 'project' })).toEqual([
      'attic is placed but does not exist: remove its line from db/placement.ts (absent)',
    ]);
  });

  it.each([
    ['unplaced', 'attic', 'create table attic (id int)'],
    [
      'no project_id',
      'box',
      'alter table box drop constraint box_pkey cascade, alter project_id drop not null, add primary key (box_id)',
    ],
    ['no key', 'box_note', 'alter table box_note drop constraint box_note_pkey'],
    ['unique without project_id', 'box_uuid', 'create unique index box_uuid on box (uuid)'],
    // Carried along only, so two projects may not have it in common all the same.
    [
      'unique without project_id',
      'box_uuid',
      'create unique index box_uuid on box (uuid) include (project_id)',
    ],
    [
      'leaves the project',
      'shelf.top',
      'create unique index on box (box_id); alter table shelf add box_id bigint, add constraint top foreign key (box_id) references box (box_id)',
    ],
    [
      'leaves the project',
      'box_note.other',
      'create unique index on box (box_id, project_id); alter table box_note add constraint other foreign key (project_id, note_id) references box (box_id, project_id)',
    ],
    [
      'leaves the project',
      'box.written',
      'alter table box add journal_id int constraint written references journal',
    ],
    [
      'leaves the project',
      'shelf.written',
      'alter table shelf add journal_id int constraint written references journal',
    ],
    [
      'partitioned',
      'shelf',
      'drop table shelf cascade; create table shelf (shelf_id int primary key) partition by hash (shelf_id)',
    ],
    ['short identity', 'box.number', 'alter table box add number int generated always as identity'],
    [
      'trigger',
      'box.watch',
      `create function watch() returns trigger language plpgsql as 'begin return new; end';
      create trigger watch before insert on box for each row execute function watch()`,
    ],
  ])('finds what breaks the rule "%s" in %s', async (rule, what, breach) => {
    await client.query('begin');
    await client.query(breach);
    const found = await findMisplaced(client, places);
    await client.query('rollback');
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${what} .*\\(${rule}\\)$`)));
  });
});
