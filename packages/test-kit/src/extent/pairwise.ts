/**
 * Rows that pair every value of each dimension with every value of each other one, far fewer than all combinations.
 * Deterministic: the same dimensions and seed make the same rows.
 * @param dimensions by name, each with at least one value
 * @returns rows with one value for each dimension
 * @example pairwise({ sort: ['name', 'date'], order: ['asc', 'desc'], caller: ['admin', 'viewer'] }, 1).length // 4, not 8
 */
export function pairwise<T extends Record<string, readonly unknown[]>>(
  dimensions: T,
  seed: number,
): Row<T>[] {
  const names = Object.keys(dimensions);
  if (names.length < 2) return product(dimensions);
  const sizes = names.map((name) => dimensions[name]?.length ?? 0);
  const open = openPairs(sizes);
  const below = numbersBelow(seed);
  const rows: Row<T>[] = [];
  while (open.size > 0) {
    const row = bestOf(candidates(sizes, open, below), open);
    for (const pair of pairsOf(row)) open.delete(pair);
    rows.push(valuesOf(dimensions, names, row));
  }
  return rows;
}

type Row<T extends Record<string, readonly unknown[]>> = { [Name in keyof T]: T[Name][number] };

/** Every combination, the last dimension changing fastest. */
export function product<T extends Record<string, readonly unknown[]>>(dimensions: T): Row<T>[] {
  const names = Object.keys(dimensions);
  let rows: number[][] = [[]];
  for (const name of names) {
    rows = rows.flatMap((row) => (dimensions[name] ?? []).map((_, index) => [...row, index]));
  }
  return rows.map((row) => valuesOf(dimensions, names, row));
}

function valuesOf<T extends Record<string, readonly unknown[]>>(
  dimensions: T,
  names: readonly string[],
  row: readonly number[],
): Row<T> {
  const entries = names.map((name, index) => [name, dimensions[name]?.[row[index] ?? 0]] as const);
  return Object.fromEntries(entries) as Row<T>;
}

const pairOf = (first: number, a: number, second: number, b: number) => `${first}:${a} ${second}:${b}`;

function* pairsOf(row: readonly number[]): Generator<string> {
  for (const [first, a] of row.entries()) {
    for (const [second, b] of row.entries()) if (first < second) yield pairOf(first, a, second, b);
  }
}

function openPairs(sizes: readonly number[]): Set<string> {
  const open = new Set<string>();
  for (const [first, size] of sizes.entries()) {
    for (const [second, other] of sizes.entries()) {
      if (first >= second) continue;
      for (let a = 0; a < size; a++) for (let b = 0; b < other; b++) open.add(pairOf(first, a, second, b));
    }
  }
  return open;
}

const tries = 30;

/** Some rows with a pair that is still open; the rest of each is by chance. */
function candidates(sizes: readonly number[], open: ReadonlySet<string>, below: (size: number) => number) {
  const [pair = ''] = open;
  const fixed = pair.split(' ').map((part) => part.split(':').map(Number));
  return Array.from({ length: tries }, () => {
    const row = sizes.map((size) => below(size));
    for (const [index, value] of fixed) if (index !== undefined) row[index] = value ?? 0;
    return row;
  });
}

function bestOf(rows: readonly number[][], open: ReadonlySet<string>): number[] {
  const worthOf = (row: readonly number[]) => [...pairsOf(row)].filter((pair) => open.has(pair)).length;
  const worths = rows.map(worthOf);
  return rows[worths.indexOf(Math.max(...worths))] ?? [];
}

/** Numbers by chance that depend on the seed alone (mulberry32). */
function numbersBelow(seed: number): (size: number) => number {
  let state = seed;
  return (size) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % size;
  };
}
