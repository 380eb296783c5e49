import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInstallationId } from '../../src/db/installation.ts';
import { collectInto } from './collect.ts';

const db = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

let folder: string;
let stopCollecting: () => void;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waybill-statements-'));
  stopCollecting = collectInto(folder);
});
afterAll(() => {
  stopCollecting();
  rmSync(folder, { recursive: true, force: true });
});

it('notes each statement of the product once, with its place, and none of the tests themselves', async () => {
  await readInstallationId(db);
  await readInstallationId(db);
  await sql`select 1`.execute(db);
  const files = readdirSync(folder);
  expect(files).toEqual([`${process.pid}.jsonl`]);
  const lines = readFileSync(path.join(folder, files[0] ?? ''), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      place: 'db/installation.ts readInstallationId',
      sql: 'select installation_id as id from installation',
    },
  ]);
});
