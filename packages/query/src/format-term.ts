import type { QueryTerm } from './query.types.ts';

/** Texts that need no quotes, because they read back unchanged. */
const plain = /^[^\s"<>=-][^\s]*$/;

/**
 * Writes a term so that {@link parseQuery} reads the same one again. Quotes are set only where they are needed.
 *
 * @example
 * formatTerm({ field: 'project', comparison: '=', value: 'web shop', negated: false }) // 'project:="web shop"'
 * formatTerm({ field: undefined, comparison: 'contains', value: 'log4j', negated: true }) // '-log4j'
 */
export function formatTerm({
  field,
  comparison,
  value,
  negated,
}: Pick<QueryTerm, 'field' | 'comparison' | 'value' | 'negated'>): string {
  const sign = comparison === 'contains' ? '' : comparison;
  const isPlain = plain.test(value) && (field !== undefined || !/^[a-z][\w.-]*:/i.test(value));
  const written = isPlain ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
  return `${negated ? '-' : ''}${field === undefined ? '' : `${field}:`}${sign}${written}`;
}
