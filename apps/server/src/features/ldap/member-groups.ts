import { dnKey } from '../access/group/dn.ts';

/** So many entries are asked about at once. */
const batchSize = 50;
/** Somebody who is in more has a directory that is set up wrongly. */
const maxGroups = 5_000;

/**
 * Distinguished names of the groups that an entry is in, and of those that these are in, and so on. Circles end by
 * themselves: no group is asked about twice.
 * @param depth 1: only groups that have the entry itself as a member
 * @param groupsWith the groups that have one of some entries as a member
 */
export async function memberGroups(
  dn: string,
  depth: number,
  groupsWith: (dns: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const found = new Map<string, string>();
  let next = [dn];
  for (let level = 0; level < depth && next.length > 0 && found.size < maxGroups; level++) {
    const fresh: string[] = [];
    for (let start = 0; start < next.length; start += batchSize) {
      for (const group of await groupsWith(next.slice(start, start + batchSize))) {
        const key = dnKey(group);
        if (found.has(key) || key === dnKey(dn)) continue;
        found.set(key, group);
        fresh.push(group);
      }
    }
    next = fresh;
  }
  return [...found.values()];
}
