import type pg from 'pg';
import { migratorTables } from '../../apps/server/src/db/owners.ts';
import { readSchema, type Schema } from '../../apps/server/test/schema/catalog.ts';
import { withClient } from '../../apps/server/test/schema/schema-of.ts';

export interface Snapshot {
  schema: Schema;
  /** Rows that the migrations insert, as statements, table by table. */
  rows: readonly { table: string; statement: string }[];
  /** Whatever can have a sentence. */
  things: readonly string[];
}

/** Makes a database by these texts, one after the other, as the migrator does. */
export async function makeDatabase(
  serverUrl: string,
  name: string,
  texts: readonly string[],
): Promise<string> {
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await withClient(url.href, async (client) => {
    for (const text of texts) {
      await client.query(`begin; ${text}; commit`).catch((error: pg.DatabaseError) => {
        const at = Number(error.position) - 'begin; '.length;
        throw new Error(`${name} fails near "${text.slice(Math.max(0, at - 60), at + 60)}"`, {
          cause: error,
        });
      });
    }
  });
  return url.href;
}

export async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  const schema = await readSchema(client, migratorTables);
  const rows: { table: string; statement: string }[] = [];
  for (const table of schema.tables) rows.push(...(await readRows(client, table)));
  return { schema, rows, things: thingsOf(schema) };
}

type Table = Schema['tables'][number];

async function readRows(client: pg.Client, { name, columns }: Table): Promise<Snapshot['rows']> {
  const stored = columns.filter(({ generated }) => !generated);
  const values = stored.map((column) => `quote_nullable(${column.name}::text)`).join(", ', ', ");
  const { rows } = await client.query<{ text: string }>(
    `select concat(${values}) as text from ${name} order by 1`,
  );
  const numbered = columns.find(({ identity }) => identity)?.name;
  const names = stored.map((column) => column.name).join(', ');
  const overriding = numbered ? ' overriding system value' : '';
  const statements = rows.map(({ text }) => `insert into ${name} (${names})${overriding} values (${text});`);
  if (numbered && rows.length > 0) statements.push(await continueNumbers(client, name, numbered));
  return statements.map((statement) => ({ table: name, statement }));
}

/** Numbers that were given by hand are not taken from the sequence, so it would give them again. */
async function continueNumbers(client: pg.Client, table: string, column: string): Promise<string> {
  const sequence = `pg_get_serial_sequence('${table}', '${column}')`;
  const { rows } = await client.query<{ last: string }>(
    `select pg_sequence_last_value(${sequence}::regclass) as last`,
  );
  return `select setval(${sequence}, ${rows[0]?.last});`;
}

function thingsOf({ sequences, tables }: Schema): string[] {
  return [
    ...sequences.map(({ name }) => `sequence ${name}`),
    ...tables.flatMap(({ name, columns, indexes }) => [
      `table ${name}`,
      ...columns.map((column) => `column ${name}.${column.name}`),
      ...indexes.map((index) => `index ${index.name}`),
    ]),
  ];
}
