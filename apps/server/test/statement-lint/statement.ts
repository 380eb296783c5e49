import { type Node, parseSync } from 'libpg-query';
import { type Place, placement } from '../../src/db/placement.ts';
import { nodesOf } from './tree.ts';

/** A statement of the product, taken apart. `loadModule` of libpg-query must have been awaited. */
export interface Statement {
  /** Where it stands, see `findPlace`. */
  place: string;
  sql: string;
  tree: Node;
  /** Names that its `with` clauses give to queries. */
  named: ReadonlyMap<string, Node>;
}

/** @throws when PostgreSQL cannot read it either */
export function parseStatement(place: string, sql: string): Statement {
  const tree = readTree(place, sql);
  if (!tree) throw new Error(`${place} runs an empty statement`);
  const named = new Map<string, Node>();
  for (const { ctename, ctequery } of nodesOf(tree, 'CommonTableExpr')) {
    if (ctename && ctequery) named.set(ctename, ctequery);
  }
  return { place, sql, tree, named };
}

function readTree(place: string, sql: string): Node | undefined {
  try {
    return parseSync(sql).stmts?.[0]?.stmt;
  } catch (cause) {
    throw new Error(`${place} runs what cannot be read as a statement: ${sql}`, { cause });
  }
}

/** Temporary tables are staging: they exist on the machine that the server talks to, for one transaction. */
export type Kind = Place | 'staging' | 'system';

export function kindOf(table: string): Kind {
  if (Object.hasOwn(placement, table)) return placement[table as keyof typeof placement];
  return table.startsWith('pg_') ? 'system' : 'staging';
}

/**
 * True if rows of a table live on, or are copied to, other machines than the one that the server connects to.
 */
export function isSpread(table: string | undefined): boolean {
  if (table === undefined) return false;
  const kind = kindOf(table);
  return kind === 'project' || kind === 'dictionary';
}

/** Kinds of the tables that a part of a statement reads, also through the names of its `with` clauses. */
export function kindsRead(part: unknown, statement: Statement): Set<Kind> {
  return new Set([...tablesRead(part, statement, new Set())].map(kindOf));
}

function* tablesRead(part: unknown, statement: Statement, seen: Set<string>): Generator<string> {
  for (const { relname, schemaname } of nodesOf(part, 'RangeVar')) {
    if (!relname || schemaname) continue;
    const query = statement.named.get(relname);
    if (!query) yield relname;
    else if (!seen.has(relname)) yield* tablesRead(query, statement, seen.add(relname));
  }
}
