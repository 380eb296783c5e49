import type { Comparison } from '@waybill/query';
import { compareVersions, schemeCode, schemeIds, versionKey } from '@waybill/version';

/** A version as each scheme that can read it sorts it, so that stored keys can be compared with it. */
export interface VersionBounds {
  readonly schemes: readonly number[];
  readonly keys: readonly string[];
}

export function boundsOf(version: string): VersionBounds {
  const found = schemeIds.flatMap((id) => {
    // Go and many people write a letter in front.
    const key = versionKey(id, version) ?? versionKey(id, version.replace(/^v(?=\d)/i, ''));
    return key === undefined ? [] : [{ scheme: schemeCode(id), key }];
  });
  return { schemes: found.map(({ scheme }) => scheme), keys: found.map(({ key }) => key) };
}

/** Those of some versions without an ecosystem for which a comparison holds. */
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
