import { compareVersions } from '@waybill/version';
import type { GeneratedRange, GeneratedWorld } from './generate/advisories.ts';
import { schemeOf } from './load-world.ts';

/** Every pair `identity/vulnerability` (indices) that the ranges affect, by comparing versions one by one. */
export function bruteForceMatches(world: GeneratedWorld): Set<string> {
  const byPackage = Map.groupBy(world.ranges, (range) => range.pkg);
  const pairs = new Set<string>();
  for (const [i, identity] of world.identities.entries()) {
    for (const pkg of [identity.purlPkg, identity.cpePkg]) {
      for (const range of pkg === undefined ? [] : (byPackage.get(pkg) ?? [])) {
        if (isAffected(world, range, identity.version)) pairs.add(`${i}/${range.vuln}`);
      }
    }
  }
  return pairs;
}

function isAffected(world: GeneratedWorld, range: GeneratedRange, version: string): boolean {
  const pkg = world.packages[range.pkg];
  if (!pkg) throw new Error('A range must have a package');
  const scheme = schemeOf(pkg);
  const compare = (bound: string) => compareVersions(scheme, version, bound) ?? 0;
  if (range.exact) return range.from !== undefined && compare(range.from) === 0;
  if (range.from !== undefined && compare(range.from) < 0) return false;
  return range.to === undefined || compare(range.to) < 0;
}
