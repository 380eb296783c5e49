import { compareAttribute, parseCpe } from '@waybill/cpe';
import { attrsMatch } from './attributes.ts';
import type { CoordinateKey, CoordRow } from './identity.ts';
import type { RangeRow } from './ranges.ts';

/** The result of a row and a coordinate. `recheck` leaves the answer to `decide`. */
export type Hit = 'affected' | 'recheck' | 'none';

/**
 * Tells what a range row means for a coordinate: the rule of the SQL join in plain words.
 *
 * The coordinates must be equal (or meet by wildcards). The key must be inside the interval, unless the component's
 * version is "any" or does not apply. The attributes must accept the component. A version that does not apply meets all
 * bounds, but no version that a criterion names.
 *
 * @example
 * const { advisory } = readOsvRecord({
 *   id: 'RUSTSEC-2022-0012',
 *   affected: [{ package: { ecosystem: 'crates.io', name: 'arrow2' }, ranges: [
 *     { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '0.7.1' }] }] }],
 * });
 * const [row] = rangesOf(advisory);
 * ['0.7.0', '0.7.1'].map((version) => hitOf(row, coordsOf({ purl: `pkg:cargo/arrow2@${version}` })[0]))
 * // ['affected', 'none']
 */
export function hitOf(row: RangeRow, coordinate: CoordRow): Hit {
  if (!coordinatesMeet(row, coordinate)) return 'none';
  const isLogical = coordinate.verKind === 1 || coordinate.verKind === 2;
  const isInside = isLogical || (row.lo <= coordinate.verKey && coordinate.verKey < row.hi);
  if (!isInside || !attrsMatch(row.attrs, coordinate.attrs)) return 'none';
  return row.recheck || coordinate.wildcard || coordinate.verKind === 2 ? 'recheck' : 'affected';
}

/**
 * Says whether a row and an identity can speak about the same thing: equal texts, or for CPE no disjoint part, vendor
 * or product. Where neither has a wildcard this is the same as equality, which a join can do.
 *
 * @example
 * const row = { kind: 1, k1: 'a', k2: 'acme', k3: '*', wildcard: true };
 * coordinatesMeet(row, { kind: 1, k1: 'a', k2: 'acme', k3: 'rocket', wildcard: false }) // true
 */
export function coordinatesMeet(
  row: CoordinateKey & { wildcard: boolean },
  coordinate: CoordinateKey & { wildcard: boolean },
): boolean {
  if (row.kind !== coordinate.kind) return false;
  if (row.k1 === coordinate.k1 && row.k2 === coordinate.k2 && row.k3 === coordinate.k3) return true;
  if (!row.wildcard && !coordinate.wildcard) return false;
  const source = parseCpe(`cpe:2.3:${row.k1}:${row.k2}:${row.k3}:*:*:*:*:*:*:*:*`);
  const target = parseCpe(`cpe:2.3:${coordinate.k1}:${coordinate.k2}:${coordinate.k3}:*:*:*:*:*:*:*:*`);
  if (!source.ok || !target.ok) return false;
  return (['part', 'vendor', 'product'] as const).every(
    (name) => compareAttribute(source.cpe[name], target.cpe[name]) !== 'disjoint',
  );
}
