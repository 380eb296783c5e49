import { type Cpe, formatAttribute } from '@waybill/cpe';
import { schemeCode, schemeForPurlType } from '@waybill/version';
import type { Advisory, Affected, AffectedCpe, AffectedPackage, Feed, PackageRange } from './advisory.ts';
import { cpeAttrs, packageAttrs } from './attributes.ts';
import { hasOnlyCommits } from './commits.ts';
import { cpeOfCriterion, logicalBound } from './criterion.ts';
import { type CoordinateKey, hasWildcard } from './identity.ts';
import {
  EVERY_VERSION,
  hasNoBound,
  type Interval,
  intervalOfBounds,
  intervalsOfEvents,
  isCovered,
  type KeyOf,
  mergeIntervals,
  ORDINARY_VERSIONS,
  only,
} from './interval.ts';
import { versionInScheme } from './target.ts';
import { CPE_SCHEME, NOT_APPLICABLE_KEY, orderedKey, unreadableKey } from './version-zone.ts';

/** One interval of versions of one coordinate that an advisory speaks about, as the database stores it. */
export type RangeRow = CoordinateKey & {
  /** Code of the version scheme, see `schemeCode`. */
  scheme: number;
  /** Half-open interval of sortable keys: `lo <= key` and `key < hi`. */
  lo: string;
  hi: string;
  /** The version at `hi`, where the advisory says that it has the fix; null: none, or none that is known for sure. */
  fixed: string | null;
  attrs: string | null;
  /** The interval says too much: a hit needs `decide`. */
  recheck: boolean;
  /** Part, vendor or product hold a wildcard: the row stands for all that `coordinatesMeet` accepts. */
  wildcard: boolean;
};

/** The content of an `affected` entry, before rows of the same coordinate are merged. */
type Piece = {
  row: Omit<RangeRow, 'lo' | 'hi' | 'fixed' | 'recheck'>;
  intervals: Interval[];
  recheck: boolean;
};

/**
 * The rows by which SQL finds what an advisory affects. A withdrawn or rejected advisory has none.
 *
 * An identity is affected if and only if one of its coordinates meets a row ({@link hitOf}). If the row has
 * `recheck`, `decide` must confirm it. Such a row also marks what the record cannot tell. Rows with one
 * coordinate and the same attributes never overlap, and none is inside another that accepts more attributes.
 * An analyzer's answer applies to the version it was asked about. Of its ranges, only the fixes remain, as
 * rows without a version in them.
 *
 * @example
 * const { advisory } = readOsvRecord({
 *   id: 'RUSTSEC-2022-0012',
 *   affected: [{ package: { ecosystem: 'crates.io', name: 'arrow2' }, ranges: [
 *     { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '0.7.1' }] }] }],
 * });
 * rangesOf(advisory).map(({ k1, k3, recheck }) => [k1, k3, recheck]) // [['cargo', 'arrow2', false]]
 */
export function rangesOf(advisory: Advisory): RangeRow[] {
  if (advisory.withdrawn !== undefined || advisory.rejected) return [];
  const pieces = advisory.affected.flatMap(piecesOf);
  const rows: RangeRow[] = [];
  for (const group of Map.groupBy(pieces, (piece) => coordinateText(piece.row)).values())
    rows.push(...mergeGroup(group));
  return ANSWERS.has(advisory.feed) ? rows.flatMap(onlyFix) : rows;
}

/** Feeds that are answers of analyzers about the version that was asked for. */
const ANSWERS: ReadonlySet<Feed> = new Set(['ossindex', 'snyk', 'trivy', 'vulndb-api']);

/** The end of a range without the range: it mends what was reported, and takes no other version in. */
function onlyFix(row: RangeRow): RangeRow[] {
  return row.fixed === null ? [] : [{ ...row, lo: row.hi }];
}

function piecesOf(affected: Affected): Piece[] {
  return affected.kind === 'purl' ? packagePieces(affected) : asList(cpePiece(affected));
}

function packagePieces(affected: AffectedPackage): Piece[] {
  const scheme = schemeForPurlType(affected.type);
  const keyOf: KeyOf = (version) => orderedKey(scheme, versionInScheme(affected.type, version));
  const ranges = affected.ranges.map((range) => intervalsOfRange(range, keyOf));
  const listed = affected.versions.map((version) =>
    only(keyOf(version) ?? unreadableKey(versionInScheme(affected.type, version))),
  );
  const row = {
    kind: 0,
    k1: affected.type,
    k2: affected.namespace,
    k3: affected.name,
    scheme: schemeCode(scheme),
    attrs: packageAttrs(affected),
    wildcard: false,
  } as const;
  const pieces: Piece[] = [{ row, intervals: [...ranges.flatMap(asList).flat(), ...listed], recheck: false }];
  // The versions are unreadable or missing. The rule itself reports this for any component with the package.
  const isSilent = hasOnlyCommits(affected) || ranges.includes(undefined);
  if (isSilent) pieces.push({ row, intervals: [ORDINARY_VERSIONS], recheck: true });
  return pieces;
}

/** Undefined when a bound cannot be read; none of commits. */
function intervalsOfRange(range: PackageRange, keyOf: KeyOf): Interval[] | undefined {
  if (range.kind === 'git') return [];
  if (range.kind === 'events') return intervalsOfEvents(range.events, keyOf);
  const interval = intervalOfBounds(range.bounds, keyOf);
  return interval && [interval];
}

function cpePiece(affected: AffectedCpe): Piece | undefined {
  const cpe = cpeOfCriterion(affected);
  if (!cpe) return undefined;
  const wildcard = hasWildcard(cpe);
  const { intervals, recheck } = cpeIntervals(cpe, affected);
  return {
    row: {
      kind: 1,
      k1: formatAttribute(cpe.part),
      k2: formatAttribute(cpe.vendor),
      k3: formatAttribute(cpe.product),
      scheme: schemeCode(CPE_SCHEME),
      attrs: cpeAttrs(cpe),
      wildcard,
    },
    intervals,
    recheck: recheck || wildcard,
  };
}

/** A component whose CPE has the version "any" meets every criterion, so a criterion always has a row. */
const COVERING = { intervals: [EVERY_VERSION], recheck: true };

function cpeIntervals(cpe: Cpe, { bounds = {} }: AffectedCpe): { intervals: Interval[]; recheck: boolean } {
  const keyOf = (version: string) => orderedKey(CPE_SCHEME, version);
  const { version } = cpe;
  if (hasNoBound(bounds)) {
    if (version.kind === 'any') return { intervals: [EVERY_VERSION], recheck: false };
    if (version.kind === 'na') return { intervals: [only(NOT_APPLICABLE_KEY)], recheck: false };
    if (version.pattern) return COVERING;
    return {
      intervals: [only(keyOf(version.value) ?? unreadableKey(formatAttribute(version)))],
      recheck: false,
    };
  }
  const interval = logicalBound(bounds) === undefined ? intervalOfBounds(bounds, keyOf) : undefined;
  const isPlain = version.kind === 'any' && interval !== undefined && interval.lo < interval.hi;
  return isPlain ? { intervals: [interval], recheck: false } : COVERING;
}

function mergeGroup(pieces: readonly Piece[]): RangeRow[] {
  const byAttrs = Map.groupBy(pieces, (piece) => piece.row.attrs);
  const general = exactIntervals(byAttrs.get(null) ?? []);
  const rows: RangeRow[] = [];
  for (const [attrs, group] of byAttrs) {
    const first = group[0];
    if (!first) continue;
    const exact = exactIntervals(group);
    const unsure = mergeIntervals(group.flatMap((piece) => (piece.recheck ? piece.intervals : [])));
    for (const interval of exact) {
      if (attrs === null || !isCovered(interval, general))
        rows.push({ ...first.row, ...interval, fixed: interval.fixed ?? null, recheck: false });
    }
    for (const interval of unsure) {
      if (isCovered(interval, exact) || isCovered(interval, general)) continue;
      rows.push({ ...first.row, ...interval, fixed: null, recheck: true });
    }
  }
  return rows;
}

function exactIntervals(pieces: readonly Piece[]): Interval[] {
  return mergeIntervals(pieces.flatMap((piece) => (piece.recheck ? [] : piece.intervals)));
}

function coordinateText({ kind, k1, k2, k3 }: CoordinateKey): string {
  return `${kind}\n${k1}\n${k2}\n${k3}`;
}

function asList<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}
