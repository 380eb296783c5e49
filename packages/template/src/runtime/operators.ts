import type { ArithmeticOperator, BinaryOperator } from '../parser/ast.ts';
import { compareNumbers, isEqual } from '../values/compare.ts';
import { containsValue } from '../values/contains.ts';
import { kindName, plainNumber, plainText } from '../values/kinds.ts';
import { textOf } from '../values/text-of.ts';
import type { Work } from '../values/work.ts';
import { rangeOf } from './functions.ts';

/** The result of a binary operator whose sides are both evaluated. */
export function binaryResult(
  work: Work,
  operator: BinaryOperator,
  left: unknown,
  right: unknown,
  decimal: boolean,
): unknown {
  switch (operator) {
    case '==':
      return isEqual(work, left, right);
    case '!=':
      return !isEqual(work, left, right);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return isInOrder(operator, compareNumbers(work, operator, left, right));
    case 'contains':
      return containsValue(work, left, right);
    case '~':
      return concatenated(work, left, right);
    case '..':
      return rangeOf(work, '..', left, right, 1);
    case '+':
      if (plainText(left) !== undefined || plainText(right) !== undefined)
        return concatenated(work, left, right);
      return arithmetic(work, operator, left, right, decimal);
    default:
      return arithmetic(work, operator, left, right, decimal);
  }
}

/** Comparisons with nothing do not hold. */
function isInOrder(operator: '<' | '>' | '<=' | '>=', order: number | undefined): boolean {
  if (order === undefined) return false;
  if (order === 0) return operator === '<=' || operator === '>=';
  return order < 0 === operator.startsWith('<');
}

function concatenated(work: Work, left: unknown, right: unknown): string {
  const text = textOf(work, left) + textOf(work, right);
  work.text(text.length);
  return text;
}

/** `-` and `+` in front of a number. */
export function signed(work: Work, operator: '-' | '+', operand: unknown): number {
  const value = mathNumber(work, operator, operand);
  return operator === '-' ? 0 - value : value;
}

/** As in Java, dividing whole numbers gives a whole number, unless a number with a point takes part. */
function arithmetic(
  work: Work,
  operator: ArithmeticOperator,
  left: unknown,
  right: unknown,
  decimal: boolean,
): number {
  const first = mathNumber(work, operator, left);
  const second = mathNumber(work, operator, right);
  switch (operator) {
    case '+':
      return first + second;
    case '-':
      return first - second;
    case '*':
      return first * second;
    default:
      if (second === 0) return work.fail('value', operator, `Operator '${operator}' cannot divide by 0`);
      if (operator === '%') return first % second;
      return !decimal && Number.isInteger(first) && Number.isInteger(second)
        ? Math.trunc(first / second)
        : first / second;
  }
}

function mathNumber(work: Work, operator: string, value: unknown): number {
  const number = plainNumber(value);
  if (number !== undefined) return number;
  return work.fail('value', operator, `Operator '${operator}' needs numbers, found ${kindName(value)}`);
}
