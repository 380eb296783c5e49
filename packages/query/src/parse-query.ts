import {
  type Comparison,
  isQueryField,
  type Query,
  type QueryFault,
  type QueryFaultCode,
  type QueryField,
  type QueryTerm,
} from './query.types.ts';
import { type Lexeme, readLexemes } from './read-lexemes.ts';

/** The longest query that is read, in code units. */
export const MAX_QUERY_LENGTH = 2000;
/** The most conditions that a query has. */
export const MAX_TERMS = 30;

/**
 * Reads a query. Terms are separated by spaces and must all match: `field:value`, or a single word. A `-`
 * before a term negates it. `=` before a value requires exactly that value; `<`, `<=`, `>`, and `>=` compare
 * versions. Quotes protect spaces, colons, and signs in a value (`"a b"`; `\"` and `\\` inside). A word that
 * begins with `pkg:`, `cpe:2.3:`, or `cpe:/` is the package URL or CPE itself. At least one term must say
 * what to look for. Never throws; `faults` lists errors with their places.
 *
 * @example
 * parseQuery('-name:log4j').terms // [{ field: 'name', comparison: 'contains', value: 'log4j', negated: true, start: 0, end: 11 }]
 * parseQuery('-name:log4j').faults // [{ code: 'too-broad', subject: '', start: 0, end: 11 }]
 * parseQuery('nmae:log4j').faults // [{ code: 'unknown-field', subject: 'nmae', start: 0, end: 4 }]
 */
export function parseQuery(text: string): Query {
  if (text.length > MAX_QUERY_LENGTH) {
    const fault = { code: 'too-long', subject: '', start: MAX_QUERY_LENGTH, end: text.length } as const;
    return { terms: [], faults: [fault] };
  }
  const terms: QueryTerm[] = [];
  const faults: QueryFault[] = [];
  for (const lexeme of readLexemes(text)) {
    const read = readTerm(lexeme);
    if ('code' in read) faults.push(read);
    else terms.push(read);
  }
  const [tooMany] = terms.slice(MAX_TERMS);
  if (tooMany) faults.push({ code: 'too-many-terms', subject: '', start: tooMany.start, end: text.length });
  if (faults.length === 0 && terms.length > 0 && !terms.some(narrows))
    faults.push({ code: 'too-broad', subject: '', start: 0, end: text.length });
  return { terms: terms.slice(0, MAX_TERMS), faults };
}

/** True if an index can find what a term asks for. Every other term leaves most rows. */
function narrows({ field, comparison, value, negated }: QueryTerm): boolean {
  if (negated) return false;
  if (field === 'purl' || field === 'cpe') return /[\p{L}\p{N}]/u.test(value);
  return field !== 'version' || !isOrder(comparison);
}

const digest = /^([0-9a-f]{2})+$/i;

function readTerm(lexeme: Lexeme): QueryTerm | QueryFault {
  const { start, end, negated, key, value, comparison, closed } = lexeme;
  const fault = (code: QueryFaultCode, subject: string, from = start, to = end): QueryFault => ({
    code,
    subject,
    start: from,
    end: to,
  });
  if (!closed) return fault('unclosed-quote', '', lexeme.valueStart);
  const field = key?.toLowerCase();
  if (field !== undefined && !isQueryField(field))
    return fault('unknown-field', key ?? '', lexeme.keyStart, lexeme.keyStart + field.length);
  if (value === '') return fault('missing-value', field ?? '');
  if (isOrder(comparison) && field !== 'version') return fault('no-order', field ?? '');
  if (field === 'hash' && !digest.test(value)) return fault('not-a-hash', value, lexeme.valueStart);
  return { field, comparison, value: spelledOut(field, value), negated, start, end };
}

function isOrder(comparison: Comparison): boolean {
  return comparison !== 'contains' && comparison !== '=';
}

/** `cpe:2.3:a:acme` is a CPE, whose own first part looks like the name of the field. */
function spelledOut(field: QueryField | undefined, value: string): string {
  return field === 'cpe' && /^(2\.3:|\/)/.test(value) ? `cpe:${value}` : value;
}
