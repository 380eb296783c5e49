/** Versions of all ecosystems: order, sortable keys and ranges as intervals of keys. */
export { schemeForOsvEcosystem, schemeForPurlType } from './ecosystems.ts';
export type { Order } from './key/order.ts';
export { intervalsFromBounds, type VersionBounds } from './range/bounds.ts';
export {
  ALL_VERSIONS,
  afterKey,
  complementIntervals,
  includesKey,
  intersectIntervals,
  KEY_MAX,
  KEY_MIN,
  type KeyInterval,
  uniteIntervals,
} from './range/key-interval.ts';
export { isSchemeId, type SchemeId, schemeCode, schemeFromCode, schemeIds } from './registry.ts';
export { compareVersions, MAX_KEY_LENGTH, versionKey } from './versions.ts';
