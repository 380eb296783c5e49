import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import type { Schema } from './catalog.ts';
import { schemaFile, schemaOf } from './schema-of.ts';
import { writeSchema } from './write-schema.ts';

let database: TestDatabase;
let schema: Schema;
beforeAll(async () => {
  database = await createTestDatabase();
  schema = await schemaOf(database.url);
});
afterAll(() => database.drop());

it('schema.sql is what the migrations make; `npm run schema` writes it', async () => {
  expect(writeSchema(schema)).toBe(await readFile(schemaFile, 'utf8'));
});

it('every table has a sentence: `comment on table` in its migration', () => {
  expect(schema.tables.filter(({ sentence }) => !sentence).map(({ name }) => name)).toEqual([]);
});

it('sentences end', () => {
  const said = schema.tables.flatMap(({ name, sentence, columns, indexes }) => [
    { name, sentence },
    ...columns.map((column) => ({ name: `${name}.${column.name}`, sentence: column.sentence })),
    ...indexes,
  ]);
  expect(said.filter(({ sentence }) => sentence && !/[.)]$/.test(sentence)).map(({ name }) => name)).toEqual(
    [],
  );
});
