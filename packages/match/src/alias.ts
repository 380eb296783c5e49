import type { VulnSource } from './advisory.ts';
import { sourceOfVulnId } from './vuln-source.ts';

/** The columns of an alias row: at most one id per source. */
export const ALIAS_FIELDS = [
  'cveId',
  'ghsaId',
  'sonatypeId',
  'osvId',
  'snykId',
  'gsdId',
  'vulnDbId',
  'internalId',
] as const;

/** One column of an alias row. */
export type AliasField = (typeof ALIAS_FIELDS)[number];

/** Ids of one flaw, at most one per source. */
export type AliasIds = { [F in AliasField]?: string };

/** What an alias update comes to: rows to write anew and rows to add; rows not named stay as they are. */
export type AliasChange<Row extends AliasIds> = { updated: Row[]; inserted: AliasIds[] };

const FIELD_OF_SOURCE: { [S in VulnSource]?: AliasField } = {
  NVD: 'cveId',
  GITHUB: 'ghsaId',
  OSSINDEX: 'sonatypeId',
  OSV: 'osvId',
  SNYK: 'snykId',
  VULNDB: 'vulnDbId',
};

const SOURCE_OF_FIELD: { [F in AliasField]: string } = {
  cveId: 'NVD',
  ghsaId: 'GITHUB',
  sonatypeId: 'OSSINDEX',
  osvId: 'OSV',
  snykId: 'SNYK',
  gsdId: 'GSD',
  vulnDbId: 'VULNDB',
  internalId: 'INTERNAL',
};

/**
 * The column in which ids of a source stand; sources without one use `internalId` (`semantics` §12.3).
 *
 * @example
 * aliasField('GITHUB') // 'ghsaId'
 * aliasField('RETIREJS') // 'internalId'
 */
export function aliasField(source: VulnSource): AliasField {
  return FIELD_OF_SOURCE[source] ?? 'internalId';
}

/**
 * The incoming aliases of a record: one per CVE, GHSA, GSD or Snyk id that it names, each paired with its own id. Ids of
 * other kinds, and ids of the record's own source, are left out: a row cannot hold two of one source (`semantics` §12.3).
 *
 * @example
 * aliasesOfRecord('GITHUB', 'GHSA-1', ['CVE-2024-1', 'PYSEC-2']) // [{ ghsaId: 'GHSA-1', cveId: 'CVE-2024-1' }]
 */
export function aliasesOfRecord(source: VulnSource, vulnId: string, aliases: readonly string[]): AliasIds[] {
  const own = aliasField(source);
  const incoming: AliasIds[] = [];
  for (const alias of new Set(aliases)) {
    const field = fieldOfAlias(alias);
    if (field === undefined || field === own) continue;
    incoming.push({ [own]: vulnId, [field]: alias });
  }
  return incoming;
}

function fieldOfAlias(alias: string): AliasField | undefined {
  if (alias.startsWith('GSD-')) return 'gsdId';
  const source = sourceOfVulnId(alias);
  return source === 'UNKNOWN' || source === 'OSV' ? undefined : FIELD_OF_SOURCE[source];
}

/**
 * Merges incoming aliases into alias rows, in order. An incoming alias goes into the row that contradicts none of its
 * ids and shares at least one, among several into the one that shares most (the first of equals); its ids are added
 * to the row. Without such a row it becomes a new one, which later aliases may join. Rows are never split
 * (`semantics` §12.3).
 *
 * `existing` needs to hold only rows that share an id with an incoming alias.
 *
 * @example
 * const incoming = [{ cveId: 'CVE-1', osvId: 'OSV-1' }, { cveId: 'CVE-2', osvId: 'OSV-2' }];
 * mergeAliases([{ cveId: 'CVE-1', ghsaId: 'GHSA-1' }], incoming)
 *
 * // { updated: [{ cveId: 'CVE-1', ghsaId: 'GHSA-1', osvId: 'OSV-1' }], inserted: [{ cveId: 'CVE-2', osvId: 'OSV-2' }] }
 */
export function mergeAliases<Row extends AliasIds>(
  existing: Iterable<Row>,
  incoming: Iterable<AliasIds>,
): AliasChange<Row> {
  const index = new RowIndex();
  const rows = Array.from(existing, (row) => ({ ...row }));
  const inserted: AliasIds[] = [];
  const changed = new Set<AliasIds>();
  for (const row of rows) index.add(row);
  for (const alias of incoming) {
    const row = index.findBest(alias);
    if (!row) {
      const added = { ...alias };
      inserted.push(added);
      index.add(added);
    } else if (mergeInto(row, alias)) {
      changed.add(row);
      index.add(row);
    }
  }
  return { updated: rows.filter((row) => changed.has(row)), inserted };
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

/** How many ids both have; 0 when they contradict each other. */
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

/** A vulnerability named by source and id. */
export type VulnRef = { source: string; vulnId: string };

/**
 * The vulnerabilities that one alias row calls the same flaw, in the order of the columns.
 *
 * @example
 * refsOfAlias({ ghsaId: 'GHSA-1', cveId: 'CVE-1' })
 * // [{ source: 'NVD', vulnId: 'CVE-1' }, { source: 'GITHUB', vulnId: 'GHSA-1' }]
 */
export function refsOfAlias(row: AliasIds): VulnRef[] {
  const refs: VulnRef[] = [];
  for (const field of ALIAS_FIELDS) {
    const vulnId = row[field];
    if (vulnId) refs.push({ source: SOURCE_OF_FIELD[field], vulnId });
  }
  return refs;
}

/**
 * Joins alias rows that share an id, directly or through others, into groups of one flaw each. Groups of one are
 * left out. Groups and their members are sorted by source and id, so that equal rows give equal groups.
 *
 * @example
 * aliasGroups([{ cveId: 'CVE-1', ghsaId: 'GHSA-1' }, { ghsaId: 'GHSA-1', osvId: 'OSV-1' }, { cveId: 'CVE-2' }])
 *   .map((group) => group.map(({ vulnId }) => vulnId)) // [['GHSA-1', 'CVE-1', 'OSV-1']]
 */
export function aliasGroups(rows: Iterable<AliasIds>): VulnRef[][] {
  const parents = new Map<string, string>();
  const refs = new Map<string, VulnRef>();
  for (const row of rows) {
    let first: string | undefined;
    for (const ref of refsOfAlias(row)) {
      const key = `${ref.source}/${ref.vulnId}`;
      if (!parents.has(key)) {
        parents.set(key, key);
        refs.set(key, ref);
      }
      first ??= key;
      parents.set(rootOf(parents, key), rootOf(parents, first));
    }
  }
  const groups = new Map<string, VulnRef[]>();
  for (const key of [...refs.keys()].sort()) {
    const ref = refs.get(key);
    const group = groups.get(rootOf(parents, key));
    if (group && ref) group.push(ref);
    else if (ref) groups.set(rootOf(parents, key), [ref]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function rootOf(parents: Map<string, string>, key: string): string {
  let root = key;
  while (parents.get(root) !== root) root = parents.get(root) ?? root;
  let step = key;
  while (step !== root) {
    const next = parents.get(step) ?? root;
    parents.set(step, root);
    step = next;
  }
  return root;
}
