/** A seeded source of choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** An integer from 0 up to but not including `bound`. */
  below(bound: number): number;
  /** One of the items, each as likely. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Makes a {@link Random} (mulberry32) from a 32-bit seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number) => next() % bound;
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (probability) => next() < probability * 2 ** 32,
  };
}

/** A run of digits as versions have them: mostly small, sometimes long, padded or zero. */
export function sampleNumber(random: Random): string {
  const kind = random.below(12);
  if (kind < 4) return String(random.below(3));
  if (kind < 8) return String(random.below(12));
  if (kind < 10) return String(random.below(2100));
  if (kind === 10) return `0${random.below(20)}`;
  return `${random.below(2 ** 31)}${'7'.repeat(random.below(30))}`;
}

/** Numbers joined by dots; `most` is the greatest count. */
export function sampleDotted(random: Random, most: number): string {
  let text = sampleNumber(random);
  for (let count = 1 + random.below(most); count > 1; count--) text += `.${sampleNumber(random)}`;
  return text;
}
