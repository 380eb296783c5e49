import type { Constraint } from '../../range/constraint.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';

/** A version of which the last numbers may be open (`1.2.x`, `1`, `*`). */
interface Partial {
  /** Numbers that are given: none for `*`, up to three. */
  readonly numbers: readonly bigint[];
  /** Pre-release with its hyphen, or nothing. */
  readonly prerelease: string;
}

const PARTIAL =
  /^[v=\s]*(x|\*|\d+)(?:\.(x|\*|\d+)(?:\.(x|\*|\d+)(?:-?([0-9a-z-]+(?:\.[0-9a-z-]+)*))?(?:\+[0-9a-z.-]+)?)?)?$/i;
const LOWEST = '-0';
const NOTHING: Constraint = { comparator: '<', version: `0.0.0${LOWEST}` };

/**
 * Reads a range of npm (https://github.com/npm/node-semver#ranges): alternatives, each a list of constraints.
 * Pre-releases count as node-semver counts them with `includePrerelease`: a vulnerable range does not spare them.
 * The upper ends that npm makes itself therefore end below the first pre-release (`^1.2.3` is `>=1.2.3 <2.0.0-0`).
 */
export function readNpmRange(text: string): Constraint[][] {
  return text.split('||').map((alternative) => readAlternative(alternative.trim()));
}

function readAlternative(text: string): Constraint[] {
  const hyphen = /^(\S+)\s+-\s+(\S+)$/.exec(text);
  if (hyphen) return [...lowerEnd(readPartial(hyphen[1] ?? '')), ...upperEnd(readPartial(hyphen[2] ?? ''))];
  const joined = text.replace(/([~^<>=])\s+/g, '$1');
  return joined.split(/[\s,]+/).flatMap(readSimple);
}

function readSimple(text: string): Constraint[] {
  const [, operator = '', version = ''] = /^(~>|[~^]|>=|<=|>|<|=|)(.*)$/s.exec(text) ?? [];
  const partial = readPartial(version);
  switch (operator) {
    case '^':
      return caret(partial);
    case '~':
    case '~>':
      return tilde(partial);
    case '>=':
      return lowerEnd(partial);
    case '<=':
      return upperEnd(partial);
    case '>':
      return above(partial);
    case '<':
      return below(partial);
    default:
      return equal(partial);
  }
}

function readPartial(text: string): Partial {
  if (text === '') return { numbers: [], prerelease: '' };
  const match = PARTIAL.exec(text);
  if (!match) throw new RangeSyntaxError(`'${text}' is no version or part of one`);
  const numbers: bigint[] = [];
  for (const part of match.slice(1, 4)) {
    if (part === undefined || !/^\d/.test(part)) break;
    numbers.push(BigInt(part));
  }
  return { numbers, prerelease: numbers.length === 3 && match[4] ? `-${match[4]}` : '' };
}

function equal(partial: Partial): Constraint[] {
  if (partial.numbers.length === 3) return [{ comparator: '=', version: first(partial) }];
  return [...lowerEnd(partial), ...end(partial, partial.numbers.length - 1)];
}

function caret(partial: Partial): Constraint[] {
  const { numbers } = partial;
  const nonZero = numbers.findIndex((number) => number > 0n);
  return [...lowerEnd(partial), ...end(partial, nonZero < 0 ? numbers.length - 1 : nonZero)];
}

function tilde(partial: Partial): Constraint[] {
  return [...lowerEnd(partial), ...end(partial, Math.min(1, partial.numbers.length - 1))];
}

function lowerEnd(partial: Partial): Constraint[] {
  return partial.numbers.length === 0 ? [] : [{ comparator: '>=', version: first(partial) }];
}

function upperEnd(partial: Partial): Constraint[] {
  if (partial.numbers.length === 3) return [{ comparator: '<=', version: first(partial) }];
  return end(partial, partial.numbers.length - 1);
}

function above(partial: Partial): Constraint[] {
  if (partial.numbers.length === 3) return [{ comparator: '>', version: first(partial) }];
  const next = bump(partial, partial.numbers.length - 1);
  return next === undefined ? [NOTHING] : [{ comparator: '>=', version: next }];
}

function below(partial: Partial): Constraint[] {
  if (partial.numbers.length === 0) return [NOTHING];
  return [{ comparator: '<', version: first(partial) }];
}

/** The end below the next version when the number at `index` is raised; open when there is no such number. */
function end(partial: Partial, index: number): Constraint[] {
  const next = bump(partial, index);
  return next === undefined ? [] : [{ comparator: '<', version: next }];
}

/** The lowest version of the numbers up to `index`, that one raised by one. */
function bump({ numbers }: Partial, index: number): string | undefined {
  if (index < 0) return undefined;
  const raised = numbers.slice(0, index + 1).map((number, at) => (at === index ? number + 1n : number));
  return padded(raised) + LOWEST;
}

/** The first version that a partial one stands for. */
function first({ numbers, prerelease }: Partial): string {
  return padded(numbers) + (numbers.length === 3 ? prerelease : LOWEST);
}

function padded(numbers: readonly bigint[]): string {
  return [...numbers, 0n, 0n].slice(0, 3).join('.');
}
