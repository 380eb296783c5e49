import { allOf, comparatorIntervals, requireKey } from '../../range/constraint.ts';
import {
  complementIntervals,
  intervalOf,
  KEY_MAX,
  KEY_MIN,
  type KeyInterval,
} from '../../range/key-interval.ts';
import { raiseLast } from '../../range/raise-last.ts';
import { RangeSyntaxError } from '../../range/range-problem.ts';
import { parsePep440 } from './pep440-parse.ts';

/** Sorts above every character of a key, so that it ends the keys with one beginning. */
const BEYOND = '~';

/** One part of a version specifier. */
export interface PypiClause {
  readonly operator: '===' | '==' | '!=' | '<=' | '>=' | '<' | '>' | '~=';
  readonly version: string;
}

/**
 * Reads a version specifier of PEP 440 (`>=1.0,<2.0,!=1.5.*,~=1.4`) into its clauses. All must hold; an empty text
 * has none and stands for all versions.
 */
export function readPypiClauses(text: string): PypiClause[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '' && part !== '*')
    .map((part) => {
      const match = /^(===|==|!=|<=|>=|<|>|~=)\s*(\S+)$/.exec(part);
      if (!match) throw new RangeSyntaxError(`'${part}' is no version specifier`);
      return { operator: match[1] as PypiClause['operator'], version: match[2] ?? '' };
    });
}

/**
 * The versions that a version specifier lets through. Pre-releases count where the clause itself lets them through:
 * the rule that tools skip them by default is about what to install, not about what is meant.
 */
export function readPypiRange(text: string): KeyInterval[] {
  return allOf(readPypiClauses(text).map(clauseIntervals));
}

function clauseIntervals({ operator, version }: PypiClause): KeyInterval[] {
  switch (operator) {
    case '===':
      return comparatorIntervals('=', requireKey('pep440', version));
    case '==':
      return matching(version);
    case '!=':
      return complementIntervals(matching(version));
    case '~=':
      return compatible(version);
    case '>=':
      return comparatorIntervals('>=', requireKey('pep440', version));
    case '<=':
      return intervalOf(KEY_MIN, beyondLocals(version));
    case '<':
      return below(version);
    case '>':
      return above(version);
  }
}

/** Versions equal to one whatever their local part; with `.*` all that begin with these numbers. */
function matching(version: string): KeyInterval[] {
  if (version.endsWith('.*')) return beginningWith(releaseOnly(version.slice(0, -2)));
  const key = requireKey('pep440', version);
  return version.includes('+') ? comparatorIntervals('=', key) : intervalOf(key, beyondLocals(version));
}

/** `~=1.4.5` is `>=1.4.5, ==1.4.*`. */
function compatible(version: string): KeyInterval[] {
  const release = releaseOf(version);
  if (!parsePep440(version)) throw new RangeSyntaxError(`'${version}' is no version`);
  if (release.numbers.length < 2) throw new RangeSyntaxError(`'~=${version}' needs at least two numbers`);
  return allOf([
    comparatorIntervals('>=', requireKey('pep440', version)),
    beginningWith({ epoch: release.epoch, numbers: release.numbers.slice(0, -1) }),
  ]);
}

/** Epoch and numbers at the beginning of a version. */
interface Release {
  /** With its mark; empty when there is none. */
  readonly epoch: string;
  /** As written. */
  readonly numbers: readonly string[];
}

function beginningWith({ epoch, numbers }: Release): KeyInterval[] {
  return intervalOf(lowestOf(epoch + numbers.join('.')), lowestOf(epoch + raiseLast(numbers)));
}

/** `<V` leaves out the pre-releases of V, unless V is one itself. */
function below(version: string): KeyInterval[] {
  const parsed = parsePep440(version);
  const isFinal = parsed && !parsed.pre && parsed.dev === undefined;
  return intervalOf(KEY_MIN, isFinal ? lowestOf(withoutLocal(version)) : requireKey('pep440', version));
}

/** `>V` leaves out the local versions of V, and its post-releases unless V is one itself. */
function above(version: string): KeyInterval[] {
  const parsed = parsePep440(version);
  if (!parsed || parsed.post !== undefined || parsed.dev !== undefined) {
    return intervalOf(beyondLocals(version), KEY_MAX);
  }
  const firstPost = requireKey('pep440', `${withoutLocal(version)}.post0`);
  return intervalOf(firstPost.slice(0, -'0.'.length) + BEYOND, KEY_MAX);
}

/** A bound above a version and all its local versions, whose keys begin with that of the version. */
function beyondLocals(version: string): string {
  return requireKey('pep440', version) + BEYOND;
}

/** Below all pre-releases of a final release or post-release. */
function lowestOf(version: string): string {
  return requireKey('pep440', `${version}.dev0`);
}

function withoutLocal(version: string): string {
  return version.replace(/\+.*$/s, '');
}

/** The release of a text that is nothing else, as it must be before `.*`. */
function releaseOnly(text: string): Release {
  if (!/^v?(?:\d+!)?\d+(?:\.\d+)*$/i.test(text)) throw new RangeSyntaxError(`'${text}.*' needs numbers only`);
  return releaseOf(text);
}

function releaseOf(version: string): Release {
  const match = /^v?(\d+!)?(\d+(?:\.\d+)*)/i.exec(version);
  if (!match?.[2]) throw new RangeSyntaxError(`'${version}' is no version`);
  return { epoch: match[1] ?? '', numbers: match[2].split('.') };
}
