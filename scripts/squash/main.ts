// Writes the migrations anew as a file per area, proves that they make the same database, and puts them in place of the old ones.
// Usage: node scripts/squash/main.ts [--write]; without it, everything is tried and nothing is changed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { schemaFile, withClient, withServer } from '../../apps/server/test/schema/schema-of.ts';
import { writeSchema } from '../../apps/server/test/schema/write-schema.ts';
import { extractComments } from './extract.ts';
import { readSentences, stateSentences } from './sentences.ts';
import { makeDatabase, type Snapshot, takeSnapshot } from './snapshot.ts';
import { writeMigrations } from './write-migrations.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/server/src/db/migrations');
const own = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const oldNames = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const oldTexts = oldNames.map((name) => readFileSync(path.join(folder, name), 'utf8'));
/** Comments of later migrations may not be in sentences.txt yet. */
const lastRead = '0169-imported-rows.sql';
const sentences = readSentences(own('sentences.txt'));

await withServer(async (url) => {
  const before = await make(url, 'squash_old', [...oldTexts, own('dropped.sql')]);
  const known = new Set(before.things);
  reportSentences(known);
  const stated = stateSentences(sentences, known);
  const described = await make(url, 'squash_described', [...oldTexts, own('dropped.sql'), stated]);
  const files = writeMigrations(described);
  const after = await make(
    url,
    'squash_new',
    files.map(({ text }) => text),
  );
  requireSame(described, after);
  console.log(
    `${oldNames.length} migrations are ${files.length}: the same schema, the same ${after.rows.length} rows.`,
  );
  if (!process.argv.includes('--write')) return;
  for (const name of oldNames) rmSync(path.join(folder, name));
  for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
  writeFileSync(schemaFile, writeSchema(after.schema));
});

async function make(url: string, name: string, texts: readonly string[]): Promise<Snapshot> {
  return withClient(await makeDatabase(url, name, texts), takeSnapshot);
}

/** Sentences about nothing, tables without one, and comments that nobody has put into a sentence. */
function reportSentences(known: ReadonlySet<string>): void {
  for (const thing of sentences.keys())
    if (!known.has(thing)) console.error(`sentences.txt: there is no ${thing} any more`);
  const said = extractComments(oldTexts.filter((_, at) => (oldNames[at] ?? '') > lastRead));
  for (const thing of known) {
    if (sentences.has(thing) || !(said.has(thing) || thing.startsWith('table '))) continue;
    console.error(`sentences.txt lacks: ${thing} | ${said.get(thing) ?? ''}`);
  }
}

function requireSame(before: Snapshot, after: Snapshot): void {
  const names = new Set([...before.schema.tables, ...after.schema.tables].map(({ name }) => name));
  for (const name of names) {
    const [old, now] = [before, after].map(({ schema }) =>
      schema.tables.find((table) => table.name === name),
    );
    if (!isDeepStrictEqual(old, now))
      throw new Error(`${name} differs:\n${JSON.stringify(old)}\n${JSON.stringify(now)}`);
  }
  if (!isDeepStrictEqual(before.schema, after.schema))
    throw new Error('The schemas differ beside their tables.');
  if (!isDeepStrictEqual(before.rows, after.rows))
    throw new Error(`The rows differ:\n${JSON.stringify(before.rows)}\n${JSON.stringify(after.rows)}`);
}
