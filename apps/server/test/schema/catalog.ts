import type pg from 'pg';
import * as queries from './catalog-queries.ts';

/** A schema as PostgreSQL's catalogs have it. Definitions are PostgreSQL's own words, without the name of the schema. */
export interface Schema {
  extensions: readonly string[];
  /** Types, functions, sequences and views: each a whole statement. */
  types: readonly Definition[];
  functions: readonly Definition[];
  sequences: readonly Definition[];
  views: readonly Definition[];
  tables: readonly Table[];
}

export interface Definition {
  name: string;
  text: string;
  sentence: string | null;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  constraints: readonly Constraint[];
  indexes: readonly Definition[];
  triggers: readonly Definition[];
  /** Storage parameters, such as `fillfactor=80`, sorted. */
  options: readonly string[];
  /** `range (day)`, of a table that has partitions. */
  partitionKey: string | null;
  /** `component for values …`, of a partition. */
  partitionOf: string | null;
  sentence: string | null;
}

export interface Column {
  name: string;
  type: string;
  collation: string | null;
  /** An expression: of a default, or of a generated column. */
  expression: string | null;
  generated: 'stored' | 'virtual' | null;
  identity: 'always' | 'by default' | null;
  isRequired: boolean;
  /** Where it is not that of the type. */
  storage: string | null;
  sentence: string | null;
}

export interface Constraint {
  name: string;
  kind: 'primary key' | 'unique' | 'check' | 'foreign key' | 'exclude';
  /** Of the table that has it. */
  columns: readonly string[];
  /** Of a foreign key: the table that it refers to. */
  refersTo: string | null;
  text: string;
  sentence: string | null;
}

/**
 * Reads the current schema, each list in an order that depends on nothing but the schema.
 * @param ignored tables that are not part of it
 * @throws when something is there that {@link Schema} has no words for
 */
export async function readSchema(client: pg.Client, ignored: readonly string[] = []): Promise<Schema> {
  await requireWords(client);
  const read = async <T extends pg.QueryResultRow>(query: string): Promise<T[]> =>
    (await client.query<T>(query)).rows;
  const columns = await read<Column & Of>(queries.columns);
  const constraints = await read<Constraint & Of>(queries.constraints);
  const indexes = await read<Definition & Of>(queries.indexes);
  const triggers = await read<Definition & Of>(queries.triggers);
  const tables = await read<Omit<Table, 'columns' | 'constraints' | 'indexes' | 'triggers'>>(queries.tables);
  return {
    extensions: (await read<{ name: string }>(queries.extensions)).map(({ name }) => name),
    types: await read(queries.types),
    functions: await read(queries.functions),
    sequences: await read(queries.sequences),
    views: await read(queries.views),
    tables: tables
      .filter(({ name }) => !ignored.includes(name))
      .map((table) => ({
        ...table,
        columns: of(table, columns),
        constraints: of(table, constraints),
        indexes: of(table, indexes),
        triggers: of(table, triggers),
      })),
  };
}

/** What belongs to a table names it. */
type Of = { table: string };

function of<T extends Of>(table: { name: string }, rows: readonly T[]): Omit<T, 'table'>[] {
  return rows.filter((row) => row.table === table.name).map(({ table: _, ...row }) => row);
}

/** A text that leaves something out would look complete. */
async function requireWords(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ what: string }>(queries.unsaid);
  if (rows.length === 0) return;
  const names = rows.map(({ what }) => what).join(', ');
  throw new Error(`The text of the schema has no words for ${names}: add them to test/schema.`);
}
