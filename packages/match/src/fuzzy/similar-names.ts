/** Names count as similar when at most so large a part of their letters differs, and never more than two (contract §13). */
const DIFFERENT = 0.12;
const MOST_EDITS = 2;
/** One more than there may be edits: at least one piece of a similar name stands unchanged in the other. */
const PIECES = MOST_EDITS + 1;

/**
 * Prepares names for being asked which of them are similar to another: 0.88 or more of its letters are the same, counted in edits
 * (one letter more, less, or another one). Names of less than 9 letters are similar to none. A look-up costs microseconds,
 * whatever the number of names. Source of the method: Li, Deng, Wang, Feng, "Pass-Join" (PVLDB 5(3), 2011).
 *
 * @example
 * createSimilarNames(['internet_explorer', 'internet_explorer_mobile'])('internet_exploder') // ['internet_explorer']
 */
export function createSimilarNames(names: Iterable<string>): (name: string) => string[] {
  const pieces = new Map<string, string[]>();
  for (const name of new Set(names)) {
    for (let n = 0; n < PIECES; n++) {
      const [from, to] = pieceOf(name.length, n);
      const key = keyOf(name.length, n, name.slice(from, to));
      const entry = pieces.get(key);
      if (entry) entry.push(name);
      else pieces.set(key, [name]);
    }
  }
  return (name) => {
    const edits = Math.min(MOST_EDITS, Math.floor(DIFFERENT * name.length));
    if (edits === 0) return [];
    const found = new Set<string>();
    for (const candidate of candidatesOf(name, edits, pieces)) {
      if (!found.has(candidate) && isWithin(name, candidate, edits)) found.add(candidate);
    }
    return [...found].toSorted();
  };
}

function* candidatesOf(
  name: string,
  edits: number,
  pieces: ReadonlyMap<string, readonly string[]>,
): Generator<string> {
  for (let length = name.length - edits; length <= name.length + edits; length++) {
    for (let n = 0; n < PIECES; n++) {
      const [from, to] = pieceOf(length, n);
      for (let shift = -edits; shift <= edits; shift++) {
        if (from + shift < 0 || to + shift > name.length) continue;
        yield* pieces.get(keyOf(length, n, name.slice(from + shift, to + shift))) ?? [];
      }
    }
  }
}

function pieceOf(length: number, n: number): readonly [from: number, to: number] {
  return [Math.floor((n * length) / PIECES), Math.floor(((n + 1) * length) / PIECES)];
}

function keyOf(length: number, n: number, piece: string): string {
  return `${length}/${n}/${piece}`;
}

/** True if at most so many edits turn one text into the other (Wagner and Fischer, row by row). */
function isWithin(one: string, other: string, edits: number): boolean {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > edits) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= edits;
}
