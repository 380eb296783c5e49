import {
  allOf,
  type Comparator,
  type Constraint,
  comparatorIntervals,
  requireKey,
} from '../../range/constraint.ts';
import { intervalOf, type KeyInterval } from '../../range/key-interval.ts';
import { raiseLast } from '../../range/raise-last.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';

interface Requirement {
  readonly operator: Comparator | '~>';
  readonly version: string;
}

/**
 * The versions that a RubyGems requirement lets through (`~> 1.2, >= 1.2.3`;
 * https://docs.ruby-lang.org/en/master/Gem/Requirement.html). All parts must hold; no part is all versions.
 */
export function readGemRange(text: string): KeyInterval[] {
  return allOf(readRequirements(text).map(requirementIntervals));
}

function requirementIntervals({ operator, version }: Requirement): KeyInterval[] {
  const key = requireKey('gem', version);
  return operator === '~>'
    ? intervalOf(key, lowestKeyOf(raised(version)))
    : comparatorIntervals(operator, key);
}

/**
 * The same requirement as constraints, for showing: `~> 2.0.8` becomes `>= 2.0.8` and `< 2.1`, which does not say that the
 * pre-releases of 2.1 are out.
 */
export function readGemConstraints(text: string): Constraint[] {
  return readRequirements(text).flatMap(({ operator, version }) => {
    if (operator !== '~>') return [{ comparator: operator, version }];
    return [
      { comparator: '>=', version },
      { comparator: '<', version: raised(version) },
    ];
  });
}

function readRequirements(text: string): Requirement[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').map(readRequirement);
}

function readRequirement(text: string): Requirement {
  const match = /^(=|!=|>=|<=|>|<|~>)?\s*([^\s=<>~!]+)$/.exec(text);
  if (!match?.[2]) throw new RangeSyntaxError(`'${text}' is no requirement`);
  return { operator: (match[1] ?? '=') as Requirement['operator'], version: match[2] };
}

/** Numbers in front, without the last one unless it is the only one, and with the one before it raised. */
function raised(version: string): string {
  const numbers = /^\d+(?:\.\d+)*/.exec(version)?.[0].split('.');
  if (!numbers) throw new RangeSyntaxError(`'~> ${version}' needs a number`);
  return raiseLast(numbers.slice(0, Math.max(1, numbers.length - 1)));
}

/** Below all pre-releases of a release: their keys have a `!` where that of the release ends. */
function lowestKeyOf(release: string): string {
  return `${requireKey('gem', release).slice(0, -1)}!`;
}
