import { type RawBuilder, sql } from 'kysely';
import { rowsOf, runSql, type Transaction } from './database.ts';

/** Facts of a thing, by their names. */
export type Facts = Readonly<Record<string, unknown>>;

/** Facts by the keys of the things. */
export type FactsByKey = ReadonlyMap<string, Facts>;

/** A table whose rows moved in from another installation: how they are found again, and what of them is followed. */
export interface FollowedTable {
  /** With the alias `t`. */
  readonly table: string;
  /** The key as a text, such as `t.uuid::text`. */
  readonly key: RawBuilder<unknown>;
  /** Columns with their types, by the facts that they hold. */
  readonly columns: Readonly<Record<string, readonly [column: string, type: string]>>;
}

/** Reads the facts of those rows that are here. */
export async function readFollowed(
  trx: Transaction,
  { table, key, columns }: FollowedTable,
  keys: readonly string[],
): Promise<FactsByKey> {
  const facts = Object.entries(columns).map(
    ([name, [column]]) => sql`${name}::text, ${sql.ref(`t.${column}`)}`,
  );
  const rows = await rowsOf(
    trx,
    sql<{
      key: string;
      facts: Facts;
    }>`select (${key})::text as key, jsonb_build_object(${sql.join(facts)}) as facts
      from ${sql.table(table)} t where (${key})::text = any(${keys}::text[])`,
  );
  return new Map(rows.map((row) => [row.key, row.facts]));
}

/** Gives rows other facts; those that a row has none of stay. */
export async function writeFollowed(
  trx: Transaction,
  { table, key, columns }: FollowedTable,
  changes: FactsByKey,
): Promise<void> {
  const given = JSON.stringify([...changes].map(([it, facts]) => ({ key: it, facts })));
  const set = Object.entries(columns).map(
    ([name, [column, type]]) =>
      sql`${sql.ref(column)} = case when g.facts ? ${name} then ${readAs(name, type)} else ${sql.ref(`t.${column}`)} end`,
  );
  await runSql(
    trx,
    sql`update ${sql.table(table)} t set ${sql.join(set)}
      from jsonb_to_recordset(${given}::jsonb) as g (key text, facts jsonb) where (${key})::text = g.key`,
  );
}

function readAs(name: string, type: string): RawBuilder<unknown> {
  if (type === 'jsonb') return sql`nullif(g.facts -> ${name}, 'null')`;
  if (type.endsWith('[]')) {
    return sql`(select coalesce(array_agg(e), '{}') from jsonb_array_elements_text(g.facts -> ${name}) e)::${sql.raw(type)}`;
  }
  return sql`(g.facts ->> ${name})::${sql.raw(type)}`;
}

/** @returns how many were removed */
export async function removeFollowed(
  trx: Transaction,
  { table, key }: Pick<FollowedTable, 'table' | 'key'>,
  keys: readonly string[],
): Promise<number> {
  return runSql(trx, sql`delete from ${sql.table(table)} t where (${key})::text = any(${keys}::text[])`);
}
