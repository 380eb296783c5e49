/** Number for a part of a distance that can be anything; it sorts below 0. */
export const ANY_DISTANCE = -1;

/**
 * The distance of two versions: epoch, major, minor, patch; {@link ANY_DISTANCE} below the part that counts.
 */
export type VersionDistance = readonly [epoch: number, major: number, minor: number, patch: number];

const VERSION = /^(?:(\d+):)?v?(\d+)(?:\.(\d+)(?:\.(\d+)(?:\..*)?)?)?$/s;
/** Keeps numbers exact. */
const MAX_DIGITS = 15;

/**
 * The distance between two versions in the most significant part in which they differ; undefined when one of them is
 * not `[epoch:][v]major[.minor[.patch[.…]]]` in digits. A missing part is 0. Source: contract §15.2.
 *
 * @example
 * versionDistance('1.2.3', '3.0') // [0, 2, -1, -1]
 */
export function versionDistance(a: string, b: string): VersionDistance | undefined {
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left || !right) return undefined;
  const [epoch, major, minor, patch] = [0, 1, 2, 3].map((part) =>
    Math.abs((left[part] ?? 0) - (right[part] ?? 0)),
  );
  if (epoch) return [epoch, ANY_DISTANCE, ANY_DISTANCE, ANY_DISTANCE];
  if (major) return [0, major, ANY_DISTANCE, ANY_DISTANCE];
  if (minor) return [0, 0, minor, ANY_DISTANCE];
  return [0, 0, 0, patch ?? 0];
}

/**
 * Orders two distances part by part: below 0 when the first is smaller, 0 when they are the same, above 0 when it is
 * larger.
 *
 * @example
 * compareDistances([0, 2, -1, -1], [0, 1, -1, -1]) // 1
 */
export function compareDistances(a: VersionDistance, b: VersionDistance): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}

/**
 * A distance as text.
 *
 * @example
 * formatDistance([0, 2, -1, -1]) // '0:2.?.?'
 */
export function formatDistance(distance: VersionDistance): string {
  const [epoch, major, minor, patch] = distance.map((part) => (part === ANY_DISTANCE ? '?' : String(part)));
  return `${epoch}:${major}.${minor}.${patch}`;
}

function partsOf(version: string): number[] | undefined {
  const parts = VERSION.exec(version)?.slice(1);
  if (!parts || parts.some((part) => part !== undefined && part.length > MAX_DIGITS)) return undefined;
  return parts.map((part) => Number(part ?? 0));
}
