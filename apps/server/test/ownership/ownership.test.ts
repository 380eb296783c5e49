import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { migratorTables, owners } from '../../src/db/owners.ts';
import { placement } from '../../src/db/placement.ts';
import { exceptions, sweepers } from './exceptions.ts';
import { type Write, writesOf } from './written-tables.ts';

const sources = path.join(import.meta.dirname, '../../src');
const pairs = Object.values(owners).flatMap((area) =>
  Object.entries<readonly string[]>(area).flatMap(([owner, tables]) =>
    tables.map((table) => [table, owner] as const),
  ),
);
const ownerOf = new Map(pairs);

let found: { file: string; folder: string; writes: Write[]; makesTables: boolean }[];
beforeAll(() => {
  const tables = new Set(pairs.map(([table]) => table));
  found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8');
      const folder = file.replace(/^features\//, '').split('/')[0] ?? '';
      return { file, folder, writes: writesOf(text, tables), makesTables: /\bcreate temp/i.test(text) };
    });
});

it('every table has one owner, and every owner writes its tables', () => {
  const ours = Object.keys(placement).filter((table) => !migratorTables.some((name) => name === table));
  expect(pairs.map(([table]) => table).sort()).toEqual(ours.sort());
  const written = new Set(
    found.flatMap(({ folder, writes }) => writes.map(({ table }) => `${folder} ${table}`)),
  );
  expect(pairs.filter(([table, owner]) => !written.has(`${owner} ${table}`))).toEqual([]);
});

it('only its owner writes a table; others ask a service of it', () => {
  const foreign = found.flatMap(({ file, folder, writes }) =>
    writes
      .filter(({ table, isDeletion }) => ownerOf.get(table) !== folder && !(isDeletion && file in sweepers))
      .map(({ table }) => `${folder} -> ${table}`),
  );
  expect([...new Set(foreign)].sort()).toEqual(Object.keys(exceptions).sort());
});

it('sweepers remove rows of others', () => {
  const needed = found.filter(
    ({ file, folder, writes }) =>
      file in sweepers && writes.some(({ table, isDeletion }) => isDeletion && ownerOf.get(table) !== folder),
  );
  expect(needed.map(({ file }) => file).sort()).toEqual(Object.keys(sweepers).sort());
});

it('temporary tables are named and made in one place', () => {
  expect(found.filter(({ makesTables }) => makesTables).map(({ file }) => file)).toEqual([
    'db/temporary-tables.ts',
  ]);
});
