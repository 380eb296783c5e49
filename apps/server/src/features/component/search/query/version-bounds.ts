import type { Comparison } from '@waybill/query';
import { compareVersions, schemeCode, schemeIds, versionKey } from '@waybill/version';

/** A version as each scheme that can read it sorts it, at the place of the scheme's code, so that stored keys can be compared with it. */
export type VersionBounds = readonly (string | null)[];

export function boundsOf(version: string): VersionBounds {
  const bounds: (string | null)[] = [];
  for (const id of schemeIds) {
    // Go and many people write a letter in front.
    const key = versionKey(id, version) ?? versionKey(id, version.replace(/^v(?=\d)/i, ''));
    bounds[schemeCode(id)] = key ?? null;
  }
  return Array.from(bounds, (key) => key ?? null);
}

/** Selects the versions without an ecosystem for which a comparison holds. */
export function versionsThat(versions: readonly string[], comparison: Comparison, bound: string): string[] {
  return versions.filter((version) => {
    const order = compareVersions('generic', version, bound);
    if (order === undefined) return false;
    switch (comparison) {
      case '<':
        return order < 0;
      case '<=':
        return order <= 0;
      case '>':
        return order > 0;
      case '>=':
        return order >= 0;
      default:
        return order === 0;
    }
  });
}
