import type { SchemeId } from '../registry.ts';
import { type Comparator, type Constraint, intervalsOfAlternatives } from './constraint.ts';
import type { KeyInterval } from './key-interval.ts';
import { type RangeProblem, RangeSyntaxError, readRange } from './range-problem.ts';

const OPERATORS: ReadonlyMap<string, Comparator> = new Map<string, Comparator>([
  ['', '='],
  ['=', '='],
  ['==', '='],
  ['!=', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);

/**
 * Reads constraints of the form `>= 1.0, < 2.0 || 3.1`, as GitHub's advisories and many others write them for all
 * ecosystems: alternatives between `||`, constraints between commas or blanks, a bare version for equality, `*` for
 * all versions. Sorted, disjoint intervals of keys, or what is wrong and where; never throws. Source:
 * https://docs.github.com/graphql/reference/objects#securityvulnerability, `vulnerableVersionRange`.
 *
 * @example
 * comparatorRange('maven', '>= 1.0, < 1.4'); // [{lo: '1%', hi: '14%'}]
 */
export function comparatorRange(scheme: SchemeId, text: string): KeyInterval[] | RangeProblem {
  return readRange(text, () => intervalsOfAlternatives(scheme, readAlternatives(text)));
}

/** Constraints of a text in the form of {@link comparatorRange}; throws a {@link RangeSyntaxError}. */
export function readAlternatives(text: string): Constraint[][] {
  return text.split('||').map((alternative) => {
    if (alternative.trim() === '') throw new RangeSyntaxError('Expected a version constraint, found none');
    return readConstraints(alternative);
  });
}

function readConstraints(text: string): Constraint[] {
  const found: Constraint[] = [];
  const pattern = /[\s,]*([<>=!~^]*)\s*([^\s,<>=]*)/y;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const [whole, operator = '', version = ''] = pattern.exec(text) ?? [''];
    if (whole === '') throw new RangeSyntaxError(`Unexpected '${text.slice(at, at + 10)}'`, at);
    if (operator === '' && version === '') break;
    if (operator === '' && version === '*') continue;
    const comparator = OPERATORS.get(operator);
    if (!comparator) throw new RangeSyntaxError(`Operator '${operator}' is not known`, at);
    if (version === '') throw new RangeSyntaxError(`Expected a version after '${operator}'`, at);
    found.push({ comparator, version });
  }
  return found;
}
