/**
 * Makes the regular expression that a policy's pattern stands for: `*` is any text (a `.*` stays), and any text may
 * stand before and behind, unless the pattern starts with `^` or `.*` and ends in `$` or `.*`.
 * Source: contract semantics §15.2 (Matcher).
 *
 * @example
 * expandWildcards('lodash*') // '.*lodash.*'
 */
export function expandWildcards(pattern: string): string {
  const expanded = pattern.replaceAll(/(?<!\.)\*/g, '.*');
  const isStarted = expanded.startsWith('^') || expanded.startsWith('.*');
  const isEnded = expanded.endsWith('$') || expanded.endsWith('.*');
  return `${isStarted ? '' : '.*'}${expanded}${isEnded ? '' : '.*'}`;
}
