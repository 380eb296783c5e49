import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import type { ImportResult } from '../../db/import-result.ts';
import { insertImported, selectImported } from './imported-row.queries.ts';
import type { Ledger } from './report/ledger.ts';

/** A thing that a row of the other installation stands for. */
export interface Planned<T> {
  /** The key in any copy of that database. */
  readonly key: string;
  /** The row as people know it. */
  readonly label: string;
  readonly value: T;
  /** The facts that show if it has changed there. Default: the whole value. */
  readonly facts?: unknown;
}

/**
 * Writes the things that were never imported before, and accounts for all of them. A thing is imported once,
 * even if it was changed or deleted here since.
 * @param write returns the outcome of each thing, in order
 */
export async function importOnce<T>(
  trx: Transaction,
  ledger: Ledger,
  table: string,
  things: readonly Planned<T>[],
  at: Date,
  write: (values: readonly T[]) => Promise<readonly ImportResult[]>,
): Promise<void> {
  const unique = withoutDoubles(ledger, table, things);
  const keys = unique.map((thing) => thing.key);
  const before = await selectImported(trx, table, keys);
  const fresh = unique.filter((thing) => {
    const digest = before.get(thing.key);
    if (digest === undefined) return true;
    tellOfKnown(ledger, table, thing, digest);
    return false;
  });
  if (fresh.length === 0) return;
  const results = await write(fresh.map((thing) => thing.value));
  const taken = fresh.filter(({ label }, n) => {
    const result = results[n];
    if (!result) throw new Error(`Nothing is known of a row of ${table}`);
    const { outcome, note } = result;
    if (note === undefined) ledger.add(table, outcome);
    else ledger.tell(table, { row: label, outcome, reason: note });
    return outcome !== 'refused';
  });
  // A later run may import refused things.
  await insertImported(
    trx,
    table,
    taken.map((thing) => ({ key: thing.key, digest: digestOf(thing) })),
    at,
  );
}

/** Tables that join others have no keys there, so a row may occur twice. */
function withoutDoubles<T>(
  ledger: Ledger,
  table: string,
  things: readonly Planned<T>[],
): readonly Planned<T>[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    if (!seen.has(thing.key)) return seen.add(thing.key);
    ledger.tell(table, { row: thing.label, outcome: 'merged', reason: 'The same row stands there twice.' });
    return false;
  });
}

function tellOfKnown(ledger: Ledger, table: string, thing: Planned<unknown>, digest: string): void {
  if (digest === digestOf(thing)) {
    ledger.add(table, 'present');
    return;
  }
  const reason = 'It has changed there since it was imported. What stands here was not touched.';
  ledger.tell(table, { row: thing.label, outcome: 'present', reason });
}

function digestOf({ value, facts = value }: Planned<unknown>): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
