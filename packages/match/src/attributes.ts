import { type Cpe, type CpeAttributeName, compareAttribute, formatAttribute, parseCpe } from '@waybill/cpe';
import type { PackageCoordinate } from './coordinate.ts';
import { streamsMeet } from './stream.ts';

/**
 * Deciding attributes beside coordinate and version, as one canonical text; null stands for "any".
 *
 * - `distro=debian-13` the release of a distribution package
 * - `distro=redhat-9;stream=9.4` the same of a release that has streams
 * - `names=source;distro=debian-13` the same of a name that is that of a source package (`binary`: of a built one)
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

const STREAM = ';stream=';

const ALL_ANY = 'cpe=*:*:*:*:*:*:*';

/** The deciding attributes of a package coordinate. A path with case and a release never come together. */
export function packageAttrs(coordinate: PackageCoordinate): AttrsText | null {
  const { names, distro, stream } = coordinate;
  const release =
    distro === undefined ? undefined : `distro=${distro}${stream === undefined ? '' : `${STREAM}${stream}`}`;
  if (names !== undefined) return `names=${names}${release === undefined ? '' : `;${release}`}`;
  if (release !== undefined) return release;
  return coordinate.exactName === undefined ? null : `name=${coordinate.exactName}`;
}

/** The deciding attributes of a CPE name. */
export function cpeAttrs(cpe: Cpe): AttrsText | null {
  const text = `cpe=${DECIDING_CPE_ATTRIBUTES.map((name) => formatAttribute(cpe[name])).join(':')}`;
  return text === ALL_ANY ? null : text;
}

/**
 * True if the attributes of a range row accept those of a component. For packages, a missing attribute
 * matches everything, two given ones must be equal, and streams must meet. For CPE, none of the seven
 * relations may be disjoint (contract §13: the row is the source, the component the target).
 *
 * @example
 * attrsMatch('distro=debian-13', 'distro=debian-12') // false
 * attrsMatch('distro=debian-13', null) // true
 * attrsMatch('names=source;distro=debian-13', 'names=source') // true
 */
export function attrsMatch(row: AttrsText | null, coordinate: AttrsText | null): boolean {
  // A row without attributes has ANY everywhere, which is disjoint from nothing; the same holds the other way round.
  if (row === null || coordinate === null || row === coordinate) return true;
  if (row.startsWith('cpe=') || coordinate.startsWith('cpe='))
    return row.startsWith('cpe=') && coordinate.startsWith('cpe=') && cpeAttrsMatch(row, coordinate);
  return packageAttrsMatch(row, coordinate);
}

function packageAttrsMatch(row: AttrsText, coordinate: AttrsText): boolean {
  const source = splitNames(row);
  const target = splitNames(coordinate);
  if (!namesMeet(source.names, target.names)) return false;
  return source.rest === '' || target.rest === '' || restsMeet(source.rest, target.rest);
}

function restsMeet(row: string, coordinate: string): boolean {
  if (row === coordinate) return true;
  const [rowBase, rowStream] = row.split(STREAM);
  const [base, stream] = coordinate.split(STREAM);
  return rowBase === base && streamsMeet(rowStream, stream);
}

/** Says whether a name that an advisory gives and one that a component has may be that of the same thing. */
export function namesMeet(advisory: string | undefined, component: string | undefined): boolean {
  return advisory === undefined || component === undefined || advisory === component;
}

function splitNames(attrs: AttrsText): { names?: string; rest: string } {
  if (!attrs.startsWith('names=')) return { rest: attrs };
  const end = attrs.indexOf(';');
  const names = attrs.slice('names='.length, end < 0 ? undefined : end);
  return { names, rest: end < 0 ? '' : attrs.slice(end + 1) };
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
