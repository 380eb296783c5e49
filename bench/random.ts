/** A seeded source of numbers, so that every run measures the same data (xorshift32). */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number in [0, below). */
  integer(below: number): number;
  pick<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (below) => Math.floor(next() * below),
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}

/** Draws ranks 0 … n-1 with probability ∝ 1 / (rank + 1)^s, by the inverse of the cumulative sum. */
export function createZipf(n: number, s: number, random: Random): () => number {
  const cumulative = new Float64Array(n);
  let sum = 0;
  for (let rank = 0; rank < n; rank++) {
    sum += 1 / (rank + 1) ** s;
    cumulative[rank] = sum;
  }
  return () => {
    const target = random.next() * sum;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulative[middle] ?? sum) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
