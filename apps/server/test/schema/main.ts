// `npm run schema`: runs all migrations on an empty database and writes what they made to src/db/schema.sql.
import { writeFile } from 'node:fs/promises';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { schemaFile, schemaOf, withServer } from './schema-of.ts';
import { writeSchema } from './write-schema.ts';

await withServer(async (url) => {
  await migrateToLatest(url);
  await writeFile(schemaFile, writeSchema(await schemaOf(url)));
});
