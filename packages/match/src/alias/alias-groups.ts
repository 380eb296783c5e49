import { type AliasIds, refsOfAlias, type VulnRef } from './alias-ids.ts';

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
