import { schemeForVersName } from '../ecosystems.ts';
import type { SchemeId } from '../registry.ts';
import { compareVersions } from '../versions.ts';
import type { Comparator, Constraint } from './constraint.ts';
import { type RangeProblem, RangeSyntaxError, readRange } from './range-problem.ts';

/** A range in the notation of the `vers` specification (https://github.com/package-url/vers-spec). */
export interface VersRange {
  /** The name after `vers:`, in small letters: a purl type or one of a few others. */
  readonly name: string;
  /** Our scheme for that name. */
  readonly scheme: SchemeId;
  /** In the order given; empty for `*`, which stands for all versions (for none under the name `none`). */
  readonly constraints: readonly Constraint[];
}

/** Names that stand for a whole range themselves, and take nothing but `*`. */
const WHOLE_RANGES = new Set(['all', 'none']);

const COMPARATOR = /^(?:>=|<=|!=|<|>|=)?/;

/**
 * Reads a `vers` range as tolerantly as the specification allows: blanks, surplus bars, and any order of
 * constraints. Errors are returned as values, with the UTF-16 offset in the text without blanks. Source:
 * https://github.com/package-url/vers-spec.
 *
 * @example
 * parseVers('vers:npm/>=1.0.0|<2.0.0')
 * // { name: 'npm', scheme: 'semver', constraints: [
 * //   { comparator: '>=', version: '1.0.0' }, { comparator: '<', version: '2.0.0' }] }
 * parseVers('vers:npm').error // "Expected 'vers:', a scheme and '/'"
 */
export function parseVers(text: string): VersRange | RangeProblem {
  return readRange(text, () => readVers(text.replace(/[ \t]+/g, '')));
}

/**
 * Reads a `vers` range in canonical form only: no blanks or surplus bars, every version once and in rising
 * order, dates with capital `T` and `Z`. Errors are returned as values. Source:
 * https://github.com/package-url/vers-spec, "Canonical form".
 *
 * @example
 * parseCanonicalVers('vers:npm/>=2.0.0|<1.0.0'); // {error: "Constraints are not sorted: '1.0.0' follows '2.0.0'"}
 */
export function parseCanonicalVers(text: string): VersRange | RangeProblem {
  return readRange(text, () => {
    const range = readVers(text);
    checkBars(text);
    checkOrder(range);
    if (range.scheme === 'datetime') checkDatetimes(range);
    if (formatVers(range) !== text) {
      throw new RangeSyntaxError(`The canonical form is '${formatVers(range)}'`);
    }
    return range;
  });
}

/**
 * The text of a range, constraints in the order they have, versions percent-encoded; never throws.
 *
 * @example
 * formatVers({ name: 'npm', scheme: 'semver', constraints: [] }); // 'vers:npm/*'
 */
export function formatVers(range: VersRange): string {
  const constraints = range.constraints.map(({ comparator, version }) => {
    return (comparator === '=' ? '' : comparator) + encodeVersion(version);
  });
  return `vers:${range.name}/${constraints.length > 0 ? constraints.join('|') : '*'}`;
}

function readVers(text: string): VersRange {
  const match = /^vers:([^/]*)\//i.exec(text);
  if (!match) throw new RangeSyntaxError("Expected 'vers:', a scheme and '/'", 0);
  const name = (match[1] ?? '').toLowerCase();
  if (!/^[a-z][a-z0-9.-]*$/.test(name)) throw new RangeSyntaxError(`Scheme '${name}' is not valid`, 5);
  const scheme = schemeForVersName(name);
  const body = text.slice(match[0].length);
  if (body === '*') return { name, scheme, constraints: [] };
  if (WHOLE_RANGES.has(name)) {
    throw new RangeSyntaxError(`'vers:${name}/*' is the only range of its scheme`, match[0].length);
  }
  const constraints: Constraint[] = [];
  let offset = match[0].length;
  for (const part of body.split('|')) {
    if (part !== '') constraints.push(readConstraint(part, offset));
    offset += part.length + 1;
  }
  if (constraints.length === 0)
    throw new RangeSyntaxError('Expected a version constraint, found none', offset - 1);
  return { name, scheme, constraints };
}

function readConstraint(part: string, offset: number): Constraint {
  const operator = COMPARATOR.exec(part)?.[0] ?? '';
  const encoded = part.slice(operator.length);
  if (encoded === '') throw new RangeSyntaxError(`Expected a version after '${operator}'`, offset);
  if (encoded === '*') throw new RangeSyntaxError("'*' must stand alone", offset);
  if (/[<>=!]/.test(encoded)) throw new RangeSyntaxError(`Operator in '${part}' is not known`, offset);
  return { comparator: (operator || '=') as Comparator, version: decodeVersion(encoded, offset) };
}

function decodeVersion(encoded: string, offset: number): string {
  if (!encoded.includes('%')) return encoded;
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new RangeSyntaxError(`Percent-encoding in '${encoded}' is not valid`, offset);
  }
}

function encodeVersion(version: string): string {
  return version.replace(/[^A-Za-z0-9._~:+-]/gu, (character) => {
    return character.isWellFormed()
      ? encodeURIComponent(character).replace(/[!*'()]/g, hexEscape)
      : '%EF%BF%BD';
  });
}

function hexEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function checkBars(text: string): void {
  if (/\/\||\|\||\|$/.test(text)) {
    throw new RangeSyntaxError('A bar must stand between two constraints', text.search(/\/\||\|\||\|$/));
  }
}

/** Versions that the scheme cannot read have no order to keep. */
function checkOrder({ scheme, constraints }: VersRange): void {
  for (const [index, { version }] of constraints.entries()) {
    const previous = constraints[index - 1]?.version;
    if (previous !== undefined && (compareVersions(scheme, previous, version) ?? -1) >= 0) {
      throw new RangeSyntaxError(`Constraints are not sorted: '${version}' follows '${previous}'`);
    }
  }
}

function checkDatetimes({ constraints }: VersRange): void {
  const small = constraints.find(({ version }) => /[tz]/.test(version));
  if (small) throw new RangeSyntaxError(`Date '${small.version}' must be written with capital T and Z`);
}
