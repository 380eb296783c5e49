import {
  type Comparison,
  MAX_QUERY_LENGTH,
  MAX_TERMS,
  parseQuery,
  type QueryFault,
  type QueryTerm,
} from '@waybill/query';
import { AppError } from '../../../../http/errors.ts';
import { isDigest, membersOfLength } from '../../../component-shape/hash-members.ts';
import { type NameCondition, wordsOfCpe, wordsOfPurl } from '../../../search-index/search-index.service.ts';

interface WantedText {
  text: string;
  isExact: boolean;
  negated: boolean;
}

interface WantedIdentifier extends WantedText {
  /** The words of its coordinates. */
  words: readonly string[];
}

/** A condition of a query, by what it needs to be looked up. */
export type Wanted =
  | { by: 'name'; name: NameCondition; negated: boolean; version: string | undefined }
  | ({ by: 'purl' } & WantedIdentifier)
  | ({ by: 'cpe' } & WantedIdentifier)
  | ({ by: 'swid' } & WantedText)
  | ({ by: 'project' } & WantedText)
  | ({ by: 'license' } & WantedText)
  | { by: 'version'; comparison: Comparison; text: string; negated: boolean }
  | { by: 'hash'; digest: string; negated: boolean };

/** Letters of a digest, which no other word has; shorter ones are names. */
const leastDigest = 32;

/**
 * Reads the criteria of a query. Texts are in lower case.
 * @throws the 400 problem with the place of the fault, or for too many criteria
 */
export function readQuery(text: string): Wanted[] {
  const { terms, faults } = parseQuery(text);
  if (faults.length > 0) {
    const violations = faults.map((fault) => ({ path: 'query', message: describeFault(fault) }));
    throw queryError(violations[0]?.message ?? '', violations);
  }
  const wanted = terms.map(wantedOf);
  if (!wanted.some(narrows)) throw queryError(tooBroad, [{ path: 'query', message: tooBroad }]);
  return wanted;
}

const tooBroad =
  'The query matches too much. Add a word, name, group, version, package URL, CPE, SWID tag ID, hash, license, or project.';

function queryError(detail: string, violations: readonly { path: string; message: string }[]): AppError {
  return new AppError('search.query', {
    status: 400,
    title: 'The query could not be read',
    detail,
    violations,
  });
}

function wantedOf({ field, comparison, value, negated }: QueryTerm): Wanted {
  const text = value.toLowerCase();
  const isExact = comparison === '=';
  switch (field) {
    case undefined:
      if (text.length >= leastDigest && isDigest(text) && isKnownLength(text.length))
        return { by: 'hash', digest: text, negated };
      return {
        by: 'name',
        name: { on: 'any', isExact: false, text: text.replaceAll(':', '/') },
        negated,
        version: /^v?\d/.test(text) ? text : undefined,
      };
    case 'name':
    case 'group':
      return { by: 'name', name: { on: field, isExact, text }, negated, version: undefined };
    case 'purl':
      return { by: 'purl', text, isExact, words: wordsOfPurl(text), negated };
    case 'cpe':
      return { by: 'cpe', text, isExact, words: wordsOfCpe(text), negated };
    case 'version':
      return { by: 'version', comparison, text: value, negated };
    case 'hash':
      return { by: 'hash', digest: text, negated };
    default:
      return { by: field, text, isExact, negated };
  }
}

/** BLAKE3 has digests of any length, so it is not told from a name. */
const isKnownLength = (length: number): boolean => membersOfLength(length)[0] !== 'blake3';

/** True if a condition leaves few enough that an index finds them. */
function narrows(wanted: Wanted): boolean {
  if (wanted.negated) return false;
  if (wanted.by === 'purl' || wanted.by === 'cpe') return wanted.words.length > 0;
  return wanted.by !== 'version' || wanted.comparison === '=' || wanted.comparison === 'contains';
}

function describeFault({ code, subject, start }: QueryFault): string {
  const place = `at character ${start + 1}`;
  switch (code) {
    case 'too-long':
      return `A query has at most ${MAX_QUERY_LENGTH} characters.`;
    case 'too-many-terms':
      return `A query has at most ${MAX_TERMS} terms.`;
    case 'unknown-field':
      return `There is no field "${subject}" (${place}). Put quotes around a text with a colon.`;
    case 'missing-value':
      return `${subject === '' ? 'A term' : `The field "${subject}"`} has no value (${place}).`;
    case 'unclosed-quote':
      return `A quote is not closed (${place}).`;
    case 'no-order':
      return `Only versions can be compared, not "${subject || 'words'}" (${place}).`;
    case 'not-a-hash':
      return `"${subject}" is not a hash in hexadecimal digits (${place}).`;
    case 'too-broad':
      return tooBroad;
  }
}
