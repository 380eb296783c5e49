const ANY_TEXT = '.*';

/**
 * Builds the regular expression of a policy's pattern. `*` is any text (a `.*` stays). Any text may precede
 * and follow, unless the pattern starts with `^` or `.*` and ends in `$` or `.*`. Source: contract §15.2
 * (Matcher).
 *
 * @example
 * expandWildcards('lodash*') // '.*lodash.*'
 */
export function expandWildcards(pattern: string): string {
  const expanded = expandStars(pattern);
  const isEnded = expanded.endsWith('$') || expanded.endsWith(ANY_TEXT);
  return `${textBefore(expanded)}${expanded}${isEnded ? '' : ANY_TEXT}`;
}

/**
 * Maps an offset in a pattern's expansion to the pattern. For text added at the end, it is the end of the
 * pattern.
 *
 * @example
 * offsetInSource('a*(?=b)', 5) // 2
 */
export function offsetInSource(pattern: string, offset: number): number {
  const added = textBefore(expandStars(pattern)).length;
  for (let index = 0; index < pattern.length; index++) {
    if (added + expandStars(pattern.slice(0, index + 1)).length > offset) return index;
  }
  return pattern.length;
}

function textBefore(expanded: string): string {
  return expanded.startsWith('^') || expanded.startsWith(ANY_TEXT) ? '' : ANY_TEXT;
}

function expandStars(pattern: string): string {
  return pattern.replaceAll(/(?<!\.)\*/g, ANY_TEXT);
}
