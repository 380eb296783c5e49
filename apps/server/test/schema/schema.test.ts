import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { schemaFile, schemaOf } from './schema-of.ts';
import { writeSchema } from './write-schema.ts';

it('schema.sql is what the migrations make; `npm run schema` writes it', async () => {
  const database = await createTestDatabase();
  try {
    expect(writeSchema(await schemaOf(database.url))).toBe(await readFile(schemaFile, 'utf8'));
  } finally {
    await database.drop();
  }
});
