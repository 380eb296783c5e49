/** Operators that hold what a component has against a number-like value. The names are those of the API. */
export const NUMERIC_OPERATORS = [
  'NUMERIC_GREATER_THAN',
  'NUMERIC_LESS_THAN',
  'NUMERIC_EQUAL',
  'NUMERIC_NOT_EQUAL',
  'NUMERIC_GREATER_THAN_OR_EQUAL',
  'NUMERIC_LESSER_THAN_OR_EQUAL',
] as const;

/** An operator over an order. */
export type NumericOperator = (typeof NUMERIC_OPERATORS)[number];

/** All operators of the API. */
export const CONDITION_OPERATORS = [
  'IS',
  'IS_NOT',
  'MATCHES',
  'NO_MATCH',
  ...NUMERIC_OPERATORS,
  'CONTAINS_ALL',
  'CONTAINS_ANY',
] as const;

/** How a condition compares. */
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

/** Operators over sameness. */
export const IS_OPERATORS = ['IS', 'IS_NOT'] as const;
export type IsOperator = (typeof IS_OPERATORS)[number];

/** Operators over patterns. */
export const MATCH_OPERATORS = ['MATCHES', 'NO_MATCH'] as const;
export type MatchOperator = (typeof MATCH_OPERATORS)[number];

/**
 * True if an order satisfies a numeric operator. `order` compares the left side with the right one: below 0
 * if it comes first, 0 if equal, above 0 if it comes last.
 *
 * @example
 * holdsNumerically('NUMERIC_LESSER_THAN_OR_EQUAL', -1) // true
 */
export function holdsNumerically(operator: NumericOperator, order: number): boolean {
  switch (operator) {
    case 'NUMERIC_GREATER_THAN':
      return order > 0;
    case 'NUMERIC_LESS_THAN':
      return order < 0;
    case 'NUMERIC_EQUAL':
      return order === 0;
    case 'NUMERIC_NOT_EQUAL':
      return order !== 0;
    case 'NUMERIC_GREATER_THAN_OR_EQUAL':
      return order >= 0;
    case 'NUMERIC_LESSER_THAN_OR_EQUAL':
      return order <= 0;
  }
}

/** The operator that holds when and only when another does not. */
export const OPPOSITES: Readonly<Record<NumericOperator, NumericOperator>> = {
  NUMERIC_GREATER_THAN: 'NUMERIC_LESSER_THAN_OR_EQUAL',
  NUMERIC_LESS_THAN: 'NUMERIC_GREATER_THAN_OR_EQUAL',
  NUMERIC_EQUAL: 'NUMERIC_NOT_EQUAL',
  NUMERIC_NOT_EQUAL: 'NUMERIC_EQUAL',
  NUMERIC_GREATER_THAN_OR_EQUAL: 'NUMERIC_LESS_THAN',
  NUMERIC_LESSER_THAN_OR_EQUAL: 'NUMERIC_GREATER_THAN',
};
