/** A seeded source of numbers, so that a race can be repeated as far as its order allows (xorshift32). */
export interface Random {
  /** A whole number in [0, limit). */
  below(limit: number): number;
  chance(percent: number): boolean;
  pick<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 2_654_435_761) >>> 0 || 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}
