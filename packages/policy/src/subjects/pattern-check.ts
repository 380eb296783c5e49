import { type Check, check, type FactName } from '../evaluation.ts';
import type { MatchOperator } from '../operator.ts';
import { matchesPattern, type TextPattern } from '../pattern/text-pattern.ts';

/** Holds one text against one pattern; `NO_MATCH` holds where `MATCHES` does not. */
export function checkPattern(
  fact: FactName,
  actual: string | null,
  operator: MatchOperator,
  expected: TextPattern | null,
): Check {
  const held = matchesPattern(actual, expected) === (operator === 'MATCHES');
  return check(fact, actual, operator, expected?.source ?? null, held);
}
