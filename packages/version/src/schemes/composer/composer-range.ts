import type { Comparator, Constraint } from '../../range/constraint.ts';
import { raiseLast } from '../../range/raise-last.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';

const LOWEST = '-dev';

/**
 * Reads a constraint of Composer (https://getcomposer.org/doc/articles/versions.md#writing-version-constraints):
 * alternatives, each a list of constraints. As in Composer, `>=` begins with the development version and `<` ends
 * below it.
 */
export function readComposerRange(text: string): Constraint[][] {
  return text.split(/\|\|?/).map((alternative) => readAlternative(alternative.trim()));
}

function readAlternative(text: string): Constraint[] {
  if (text === '') throw new RangeSyntaxError('Expected a version constraint, found none');
  const [, aliased] = /^([^\s,]+)\s+as\s+[^\s,]+$/.exec(text) ?? [];
  if (aliased !== undefined) return readSimple(aliased);
  const hyphen = /^(\S+)\s+-\s+(\S+)$/.exec(text);
  if (hyphen) return [...atLeast(clean(hyphen[1] ?? '')), ...upTo(clean(hyphen[2] ?? ''))];
  const joined = text.replace(/([~^<>=!])\s+/g, '$1');
  return joined.split(/[\s,]+/).flatMap(readSimple);
}

function readSimple(text: string): Constraint[] {
  const [, operator = '', rest = ''] = /^([~^<>=!]*)(.*)$/s.exec(text) ?? [];
  const version = clean(rest);
  // A flag alone (`@dev`) says how stable a version must be, and nothing about which.
  if (version === '' && operator === '' && rest.startsWith('@')) return [];
  if (version === '') throw new RangeSyntaxError(`Expected a version after '${operator}'`);
  switch (operator) {
    case '':
    case '=':
    case '==':
      return wildcard(version) ?? [{ comparator: '=', version: closed(version) }];
    case '!=':
    case '<>':
      return [{ comparator: '!=', version: closed(version) }];
    case '^':
      return [...atLeast(version), { comparator: '<', version: caretEnd(version) }];
    case '~':
      return [...atLeast(version), { comparator: '<', version: tildeEnd(version) }];
    case '>=':
      return atLeast(version);
    case '<':
      return [{ comparator: '<', version: lowest(version) }];
    case '>':
    case '<=':
      return [{ comparator: operator satisfies Comparator, version: closed(version) }];
    default:
      throw new RangeSyntaxError(`Operator '${operator}' is not known`);
  }
}

/** Without the stability flag (`@beta`) or the commit (`#abc`) that may follow; both say nothing about the range. */
function clean(version: string): string {
  return version.replace(/[@#].*$/s, '');
}

/** A version without open places; only a branch (`2.1.x-dev`) may have them, and a wildcard behind no operator. */
function closed(version: string): string {
  if (/\*|(?:^|\.)x(?:\.|$)/i.test(version))
    throw new RangeSyntaxError(`'${version}' must have all its numbers`);
  return version;
}

function wildcard(version: string): Constraint[] | undefined {
  if (/^[*x]$/i.test(version)) return [];
  const match = /^v?(\d+(?:\.\d+)*)(?:\.[*x])+$/i.exec(version);
  if (!match?.[1]) return undefined;
  return [...atLeast(match[1]), { comparator: '<', version: bump(match[1].split('.')) }];
}

function atLeast(version: string): Constraint[] {
  return [{ comparator: '>=', version: lowest(version) }];
}

/** The end of a hyphen range: with less than three numbers it takes all that begin so. */
function upTo(version: string): Constraint[] {
  const numbers = numbersOf(version);
  const isExact = numbers.length > 2 || /[-+_a-z]/i.test(version);
  return isExact ? [{ comparator: '<=', version }] : [{ comparator: '<', version: bump(numbers) }];
}

function lowest(version: string): string {
  closed(version);
  return /^v?\d+(?:\.\d+)*$/i.test(version) ? version + LOWEST : version;
}

function caretEnd(version: string): string {
  const numbers = numbersOf(version);
  const nonZero = numbers.findIndex((digits) => !/^0+$/.test(digits));
  const count = nonZero < 0 ? numbers.length : nonZero + 1;
  return bump(numbers.slice(0, Math.min(3, count)));
}

function tildeEnd(version: string): string {
  const numbers = numbersOf(version);
  return bump(numbers.slice(0, Math.max(1, numbers.length - 1)));
}

function numbersOf(version: string): string[] {
  const match = /^v?(\d+(?:\.\d+)*)/i.exec(version);
  if (!match?.[1]) throw new RangeSyntaxError(`'${version}' has no numbers`);
  return match[1].split('.');
}

function bump(numbers: readonly string[]): string {
  return raiseLast(numbers) + LOWEST;
}
