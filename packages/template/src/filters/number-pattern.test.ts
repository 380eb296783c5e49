import { expect, it } from 'vitest';
import { formatNumber, parseNumberPattern } from './number-pattern.ts';

function format(value: number, text: string): string {
  const pattern = parseNumberPattern(text);
  return pattern.ok ? formatNumber(value, pattern) : pattern.problem;
}

it.each([
  [1234567.891, '#,##0.###', '1,234,567.891'],
  [1234.5, '#,##0.00', '1,234.50'],
  [0, '#,##0.00', '0.00'],
  [0, '#', '0'],
  [0.23, '#.####', '0.23'],
  [0.5, '#.00', '.50'],
  [12, '#.00', '12.00'],
  [5, '000', '005'],
  [5, '0,000', '0,005'],
  [123456, '#,####', '12,3456'],
  [0.5, '0', '0'],
  [1.5, '0', '2'],
  [2.5, '0', '2'],
  [0.125, '0.00', '0.12'],
  [0.256, '0.0%', '25.6%'],
  [0.256, '0‰', '256‰'],
  [-5, '0.00', '-5.00'],
  [-5, '0.00;(0.00)', '(5.00)'],
  [5, '0.00;(0.00)', '5.00'],
  [-0.001, '0.0', '0.0'],
  [5, "'#'0", '#5'],
  [5, "0 'o''clock'", '5 oclock'],
  [5, "0''", "5'"],
  [5, '$0 USD', '$5 USD'],
  [5, '¤0', '5'],
  [5, '0.', '5.'],
  [5, 'x', 'x5'],
  [Number.NaN, '0', 'NaN'],
  [Number.POSITIVE_INFINITY, '0.0', '∞'],
  [Number.NEGATIVE_INFINITY, '0.0', '-∞'],
  [1e21, '#,##0', '1,000,000,000,000,000,000,000'],
  [1, "0'", 'a quote is never closed'],
  [1, '0E0', 'the scientific form is not offered'],
  [1, 'E0', 'E1'],
  [1, '0;0;0', 'there are more than two forms'],
  [1, '0x0', 'there is text between the digits'],
  [1, '0#', 'the digits are not in order'],
  [1, '0.#0', 'the digits are not in order'],
  [1, '0,', 'the digits are not in order'],
  [1, '0,.0', 'the digits are not in order'],
  [1, "''".repeat(200), 'it is longer than 256 characters'],
  [1, '0'.repeat(30), 'there are too many digits'],
  [1, `0.${'#'.repeat(30)}`, 'there are too many digits'],
])('%d by %s is %s', (value, pattern, text) => {
  expect(format(value, pattern)).toBe(text);
});
