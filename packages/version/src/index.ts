/** Versions of all ecosystems: order, sortable keys and ranges as intervals of keys. */
export { schemeForOsvEcosystem, schemeForPurlType, schemeForVersName } from './ecosystems.ts';
export type { Order } from './key/order.ts';
export { intervalsFromBounds, type VersionBounds } from './range/bounds.ts';
export { comparatorRange } from './range/comparator-range.ts';
export type { Comparator, Constraint } from './range/constraint.ts';
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
export { nativeRange } from './range/native-range.ts';
export { MAX_RANGE_LENGTH, type RangeProblem } from './range/range-problem.ts';
export { formatVers, parseCanonicalVers, parseVers, type VersRange } from './range/vers.ts';
export { versFromNative } from './range/vers-from-native.ts';
export { versContains, versIntervals } from './range/vers-intervals.ts';
export {
  isSchemeId,
  prereleaseSchemeIds,
  type SchemeId,
  schemeCode,
  schemeFromCode,
  schemeIds,
} from './registry.ts';
export { bareVersion } from './spelling/bare-version.ts';
export { compareVersions, isPrerelease, MAX_KEY_LENGTH, MAX_VERSION_LENGTH, versionKey } from './versions.ts';
