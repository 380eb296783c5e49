import { isAllDigits } from '../../key/characters.ts';
import { withoutLeadingZeros } from '../../key/order.ts';

const VERSION = /^\s*[0-9][0-9A-Za-z]*(?:\.[0-9A-Za-z]+)*(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?\s*$/;

/**
 * Segments of a RubyGems version: digits without leading zeros or letters, zeros before the first letters and at the
 * end removed, a hyphen read as `.pre.` (https://docs.ruby-lang.org/en/master/Gem/Version.html). Undefined for text
 * that RubyGems refuses, except that letters may follow the first number directly.
 */
export function parseGem(version: string): readonly string[] | undefined {
  if (!VERSION.test(version)) return undefined;
  const segments = (version.replaceAll('-', '.pre.').match(/[0-9]+|[A-Za-z]+/g) ?? []).map((segment) =>
    isAllDigits(segment) ? withoutLeadingZeros(segment) : segment,
  );
  const firstWord = segments.findIndex((segment) => !isAllDigits(segment));
  if (firstWord < 0) return withoutTrailingZeros(segments);
  return [
    ...withoutTrailingZeros(segments.slice(0, firstWord)),
    ...withoutTrailingZeros(segments.slice(firstWord)),
  ];
}

function withoutTrailingZeros(segments: readonly string[]): readonly string[] {
  let count = segments.length;
  while (count > 0 && segments[count - 1] === '0') count--;
  return segments.slice(0, count);
}
