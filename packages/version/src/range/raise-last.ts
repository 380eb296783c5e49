/** The numbers joined by dots, the last one raised by one: the first of those that no longer begin with them. */
export function raiseLast(numbers: readonly string[]): string {
  const last = numbers.length - 1;
  return numbers.map((digits, index) => (index === last ? String(BigInt(digits) + 1n) : digits)).join('.');
}
