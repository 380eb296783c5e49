/** The fields of a query, in the order in which they are offered. */
export const queryFields = [
  'name',
  'group',
  'version',
  'purl',
  'cpe',
  'swid',
  'hash',
  'license',
  'project',
] as const;
export type QueryField = (typeof queryFields)[number];

/**
 * True if a word is the name of a field.
 *
 * @example
 * isQueryField('purl') // true
 * isQueryField('constructor') // false
 */
export function isQueryField(word: string): word is QueryField {
  return (queryFields as readonly string[]).includes(word);
}

/** How a value is compared; `contains` where nothing is written. Only versions have an order. */
export type Comparison = 'contains' | '=' | '<' | '<=' | '>' | '>=';

/** One condition; all of a query's must hold. */
export interface QueryTerm {
  /** Undefined: a word that any of the usual fields may have. */
  readonly field: QueryField | undefined;
  readonly comparison: Comparison;
  /** Without quotes and escapes; never empty. */
  readonly value: string;
  readonly negated: boolean;
  /** The place in the text, in code units, from `start` up to but excluding `end`. */
  readonly start: number;
  readonly end: number;
}

export type QueryFaultCode =
  | 'too-long'
  | 'too-many-terms'
  | 'unknown-field'
  | 'missing-value'
  | 'unclosed-quote'
  | 'no-order'
  | 'not-a-hash'
  /** No term leaves few enough: all are negated, or only put versions into an order. */
  | 'too-broad';

/** A fault in a part of the text. */
export interface QueryFault {
  readonly code: QueryFaultCode;
  /** The subject of the code: the unknown field, or the field without a value or an order. */
  readonly subject: string;
  readonly start: number;
  readonly end: number;
}

/** The content of a query. Faulty terms are left out. */
export interface Query {
  readonly terms: readonly QueryTerm[];
  readonly faults: readonly QueryFault[];
}
