import { ALIAS_FIELDS, type AliasIds } from './alias-ids.ts';

/**
 * The result of an alias update: rows to rewrite and rows to add. Other rows stay. `met` are the incoming
 * aliases that joined an existing row.
 */
export type AliasChange<Row extends AliasIds> = { updated: Row[]; inserted: AliasIds[]; met: AliasIds[] };

/**
 * Merges incoming aliases into alias rows, in order. An incoming alias goes into the row that contradicts none of its
 * ids and shares at least one, among several into the one that shares most (the first of equals); its ids are added
 * to the row. Without such a row it becomes a new one, which later aliases may join. Rows are never split
 * (contract §12.3).
 *
 * `existing` needs to hold only rows that share an id with an incoming alias.
 *
 * @example
 * const incoming = [{ cveId: 'CVE-1', osvId: 'OSV-1' }, { cveId: 'CVE-2', osvId: 'OSV-2' }];
 * mergeAliases([{ cveId: 'CVE-1', ghsaId: 'GHSA-1' }], incoming)
 *
 * // { updated: [{ cveId: 'CVE-1', ghsaId: 'GHSA-1', osvId: 'OSV-1' }], inserted: [{ cveId: 'CVE-2', osvId: 'OSV-2' }],
 * //   met: [{ cveId: 'CVE-1', osvId: 'OSV-1' }] }
 */
export function mergeAliases<Row extends AliasIds>(
  existing: Iterable<Row>,
  incoming: Iterable<AliasIds>,
): AliasChange<Row> {
  const index = new RowIndex();
  const rows = Array.from(existing, (row) => ({ ...row }));
  const inserted = new Set<AliasIds>();
  const met: AliasIds[] = [];
  const changed = new Set<AliasIds>();
  for (const row of rows) index.add(row);
  for (const alias of incoming) {
    const row = index.findBest(alias);
    if (!row) {
      const added = { ...alias };
      inserted.add(added);
      index.add(added);
      continue;
    }
    if (!inserted.has(row)) met.push(alias);
    if (mergeInto(row, alias)) {
      changed.add(row);
      index.add(row);
    }
  }
  return { updated: rows.filter((row) => changed.has(row)), inserted: [...inserted], met };
}

/** Finds rows by any of their ids, in the order in which they came. */
class RowIndex {
  readonly #rows = new Map<string, Set<AliasIds>>();

  add(row: AliasIds): void {
    for (const key of idKeys(row)) {
      const rows = this.#rows.get(key);
      if (rows) rows.add(row);
      else this.#rows.set(key, new Set([row]));
    }
  }

  findBest(alias: AliasIds): AliasIds | undefined {
    let best: AliasIds | undefined;
    let bestShared = 0;
    for (const row of this.#candidates(alias)) {
      const shared = sharedIds(row, alias);
      if (shared > bestShared) {
        best = row;
        bestShared = shared;
      }
    }
    return best;
  }

  #candidates(alias: AliasIds): Set<AliasIds> {
    const rows = new Set<AliasIds>();
    for (const key of idKeys(alias)) for (const row of this.#rows.get(key) ?? []) rows.add(row);
    return rows;
  }
}

function idKeys(row: AliasIds): string[] {
  const keys: string[] = [];
  for (const field of ALIAS_FIELDS) {
    const id = row[field];
    if (id) keys.push(`${field}:${id}`);
  }
  return keys;
}

/** The number of shared ids; 0 if the two contradict each other. */
function sharedIds(row: AliasIds, alias: AliasIds): number {
  let shared = 0;
  for (const field of ALIAS_FIELDS) {
    const mine = row[field];
    const theirs = alias[field];
    if (!mine || !theirs) continue;
    if (mine !== theirs) return 0;
    shared++;
  }
  return shared;
}

function mergeInto(row: AliasIds, alias: AliasIds): boolean {
  let changed = false;
  for (const field of ALIAS_FIELDS) {
    const id = alias[field];
    if (!id || row[field] === id) continue;
    row[field] = id;
    changed = true;
  }
  return changed;
}
