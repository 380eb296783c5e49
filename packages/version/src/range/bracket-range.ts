import { RangeSyntaxError } from './range-problem.ts';

/** One interval between brackets; an absent end is open, and `[1.0]` has one version as both ends. */
export interface Bracket {
  readonly from: string | undefined;
  readonly isFromIncluded: boolean;
  readonly to: string | undefined;
  readonly isToIncluded: boolean;
}

/**
 * Splits a list such as `[1.0,2.0),(3.0,],4.0` into brackets and bare texts (versions outside of brackets). Throws a
 * {@link RangeSyntaxError}.
 */
export function readBrackets(text: string): (Bracket | string)[] {
  const found: (Bracket | string)[] = [];
  // Only the bracket may have blanks around it: where bare text could share them, the time would grow with their cube.
  const pattern = /(?:\s*([[(])([^[\](),]*)(?:(,)([^[\](),]*))?([\])])\s*|([^[\](),]+))(?:,|$)/y;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match)
      throw new RangeSyntaxError(`Expected a version or an interval at '${text.slice(at, at + 20)}'`, at);
    const bare = match[6]?.trim();
    if (bare === undefined) found.push(bracketOf(match, at));
    else if (bare !== '') found.push(bare);
  }
  if (found.length === 0) throw new RangeSyntaxError('Expected a version or an interval, found none', 0);
  return found;
}

function bracketOf(match: RegExpExecArray, offset: number): Bracket {
  const isFromIncluded = match[1] === '[';
  const isToIncluded = match[5] === ']';
  const from = match[2]?.trim() || undefined;
  if (match[3] !== undefined) {
    return { from, isFromIncluded, to: match[4]?.trim() || undefined, isToIncluded };
  }
  if (!from || !isFromIncluded || !isToIncluded) {
    throw new RangeSyntaxError('A single version must stand between square brackets', offset);
  }
  return { from, isFromIncluded, to: from, isToIncluded };
}
