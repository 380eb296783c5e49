import { type Cpe, type CpeAttributeName, compareAttribute, formatAttribute, parseCpe } from '@waybill/cpe';
import type { PackageCoordinate } from './coordinate.ts';

/**
 * Deciding attributes beside coordinate and version, as one canonical text; null stands for "any".
 *
 * - `distro=debian-13` the release of a distribution package
 * - `name=github.com/Azure/go-autorest` the spelling of a path, where case tells packages apart
 * - `cpe=*:*:*:*:wordpress:*:*` update, edition, language, software edition, target software, target hardware, other
 */
export type AttrsText = string;

/** The CPE attributes that come after the version. */
const DECIDING_CPE_ATTRIBUTES: readonly CpeAttributeName[] = [
  'update',
  'edition',
  'language',
  'swEdition',
  'targetSw',
  'targetHw',
  'other',
];

const ALL_ANY = 'cpe=*:*:*:*:*:*:*';

/** The deciding attributes of a package coordinate. A path with case and a release never come together. */
export function packageAttrs(coordinate: PackageCoordinate): AttrsText | null {
  if (coordinate.distro !== undefined) return `distro=${coordinate.distro}`;
  return coordinate.exactName === undefined ? null : `name=${coordinate.exactName}`;
}

/** The deciding attributes of a CPE name. */
export function cpeAttrs(cpe: Cpe): AttrsText | null {
  const text = `cpe=${DECIDING_CPE_ATTRIBUTES.map((name) => formatAttribute(cpe[name])).join(':')}`;
  return text === ALL_ANY ? null : text;
}

/**
 * Says whether the attributes of a range row let the attributes of a component through. For packages a missing one
 * matches everything and two given ones must be equal; for CPE none of the seven relations may be disjoint
 * (contract §13: the row is the source, the component the target).
 *
 * @example
 * attrsMatch('distro=debian-13', 'distro=debian-12') // false
 * attrsMatch('distro=debian-13', null) // true
 */
export function attrsMatch(row: AttrsText | null, coordinate: AttrsText | null): boolean {
  // A row without attributes has ANY everywhere, which is disjoint from nothing; the same holds the other way round.
  if (row === null || coordinate === null || row === coordinate) return true;
  return row.startsWith('cpe=') && coordinate.startsWith('cpe=') && cpeAttrsMatch(row, coordinate);
}

function cpeAttrsMatch(row: AttrsText, coordinate: AttrsText): boolean {
  const source = cpeOfAttrs(row);
  const target = cpeOfAttrs(coordinate);
  if (!source || !target) return false;
  return DECIDING_CPE_ATTRIBUTES.every((name) => compareAttribute(source[name], target[name]) !== 'disjoint');
}

function cpeOfAttrs(attrs: AttrsText): Cpe | undefined {
  const parsed = parseCpe(`cpe:2.3:*:*:*:*:${attrs.slice('cpe='.length)}`);
  return parsed.ok ? parsed.cpe : undefined;
}
