/** How a first value stands to a second: before, the same, after. */
export type Order = -1 | 0 | 1;

/** Orders two runs of digits by their value, however long they are and however many zeros lead. */
export function compareDigits(a: string, b: string): Order {
  const left = withoutLeadingZeros(a);
  const right = withoutLeadingZeros(b);
  if (left.length !== right.length) return left.length < right.length ? -1 : 1;
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Orders two texts by code point, which is also their order as UTF-8 bytes. */
export function compareText(a: string, b: string): Order {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return codePointRank(left) < codePointRank(right) ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}

/** Orders two lists item by item; a list that ends first comes first. */
export function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compareItems: (left: T, right: T) => Order,
): Order {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const order = compareItems(a[index] as T, b[index] as T);
    if (order !== 0) return order;
  }
  return a.length === b.length ? 0 : a.length < b.length ? -1 : 1;
}

/** Orders two values of which either may be absent; `absent` is how absence stands to presence. */
export function compareOptional<T>(
  a: T | undefined,
  b: T | undefined,
  absent: -1 | 1,
  compareValues: (left: T, right: T) => Order,
): Order {
  if (a !== undefined && b !== undefined) return compareValues(a, b);
  if (a === b) return 0;
  return a === undefined ? absent : absent === 1 ? -1 : 1;
}

/** Orders two numbers. */
export function compareNumbers(a: number, b: number): Order {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Removes leading zeros but keeps one digit. */
export function withoutLeadingZeros(digits: string): string {
  let from = 0;
  while (from < digits.length - 1 && digits.charCodeAt(from) === 48) from++;
  return from === 0 ? digits : digits.slice(from);
}

/** Removes zeros at the end but keeps one number; the numbers have no leading zeros. */
export function withoutTrailingZeros(numbers: readonly string[]): readonly string[] {
  let count = numbers.length;
  while (count > 1 && numbers[count - 1] === '0') count--;
  return numbers.slice(0, count);
}

// Surrogates stand for code points above U+FFFF, although their units are smaller than U+E000 to U+FFFF.
function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
