import { allOf, type Comparator, comparatorIntervals, requireKey } from '../../range/constraint.ts';
import { intervalOf, type KeyInterval } from '../../range/key-interval.ts';
import { raiseLast } from '../../range/raise-last.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';

/**
 * The versions that a RubyGems requirement lets through (`~> 1.2, >= 1.2.3`;
 * https://docs.ruby-lang.org/en/master/Gem/Requirement.html). All parts must hold; no part is all versions.
 */
export function readGemRange(text: string): KeyInterval[] {
  const parts = text.split(',').map((part) => part.trim());
  return allOf(parts.filter((part) => part !== '').map(requirementIntervals));
}

function requirementIntervals(text: string): KeyInterval[] {
  const match = /^(=|!=|>=|<=|>|<|~>)?\s*([^\s=<>~!]+)$/.exec(text);
  if (!match?.[2]) throw new RangeSyntaxError(`'${text}' is no requirement`);
  const [, operator = '=', version] = match;
  if (operator === '~>') return intervalOf(requireKey('gem', version), lowestKeyOf(raised(version)));
  return comparatorIntervals(operator as Comparator, requireKey('gem', version));
}

/** Numbers in front, without the last one unless it is the only one, and with the one before it raised. */
function raised(version: string): string {
  const numbers = /^\d+(?:\.\d+)*/.exec(version)?.[0].split('.') ?? [];
  return raiseLast(numbers.slice(0, Math.max(1, numbers.length - 1)));
}

/** Below all pre-releases of a release: their keys have a `!` where that of the release ends. */
function lowestKeyOf(release: string): string {
  return `${requireKey('gem', release).slice(0, -1)}!`;
}
