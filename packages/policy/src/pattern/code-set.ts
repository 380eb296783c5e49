/** A set of code points as ranges in rising order that neither touch nor overlap, both ends included. */
export type CodeSet = readonly (readonly [first: number, last: number])[];

const LAST_CODE_POINT = 0x10ffff;

/** The set of all code points in any of the ranges, which may overlap and be in any order. */
export function codeSet(ranges: CodeSet): CodeSet {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [first, last] of sorted) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** All code points that are not in a set. */
export function complement(set: CodeSet): CodeSet {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (first > next) gaps.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= LAST_CODE_POINT) gaps.push([next, LAST_CODE_POINT]);
  return gaps;
}

/** All code points in both sets. */
export function intersect(a: CodeSet, b: CodeSet): CodeSet {
  return complement(codeSet([...complement(a), ...complement(b)]));
}

/** A set as the inside of a character class of RE2. */
export function formatCodeSet(set: CodeSet): string {
  return set
    .map(([first, last]) => formatCode(first) + (last > first ? `-${formatCode(last)}` : ''))
    .join('');
}

/** A code point that stands for itself, inside and outside character classes of RE2. */
export function formatCode(code: number): string {
  const text = String.fromCodePoint(code);
  return /^[A-Za-z0-9]$/.test(text) ? text : `\\x{${code.toString(16)}}`;
}
