import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Names of prepared statements by their texts. */
const names = new Map<string, string>();

/**
 * All rows of a statement that nearly every request runs: a connection parses it once, and keeps its plan where that is as
 * good as one for the values. Only for texts that never vary and that look rows up by their keys: the plan of one that
 * searches depends on what is looked for.
 */
export async function preparedRows<T>(db: Database, statement: RawBuilder<T>): Promise<T[]> {
  const query = statement.compile(db);
  if (!names.has(query.sql)) names.set(query.sql, nameOf(query.sql));
  return (await db.executeQuery<T>(query)).rows;
}

/** The first row of such a statement, or undefined. */
export async function preparedRow<T>(db: Database, statement: RawBuilder<T>): Promise<T | undefined> {
  return (await preparedRows(db, statement))[0];
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Lets a connection prepare these statements when they come. */
export function prepareOn(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const preparing = (text: unknown, values: unknown, ...others: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others);
  };
  client.query = preparing as PoolClient['query'];
}
