import { isDeepStrictEqual } from 'node:util';

/**
 * Where an answer of a later version lacks something that an earlier one gave, such as `[0].metrics.critical: 3 is now 2`. Members that only the
 * later one has are no loss, nor are further entries of a list, such as a new setting between two others.
 */
export function findLoss(before: unknown, after: unknown, place = ''): string | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length > after.length) return `${place} had ${before.length} entries and has ${after.length}`;
    if (before.length < after.length) return findMissing(before, after, place);
    return firstOf(before.keys(), (index) => findLoss(before[index], after[index], `${place}[${index}]`));
  }
  if (isRecord(before) && isRecord(after)) {
    return firstOf(Object.keys(before), (name) => findLoss(before[name], after[name], `${place}.${name}`));
  }
  if (isDeepStrictEqual(before, after)) return undefined;
  return `${place}: ${short(before)} is now ${short(after)}`;
}

/** The first entry of a list that is not among those of a longer one, in their order. */
function findMissing(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): string | undefined {
  let next = 0;
  for (const [index, entry] of before.entries()) {
    while (next < after.length && findLoss(entry, after[next]) !== undefined) next += 1;
    if (next === after.length) return `${place}[${index}] ${short(entry)} is not there`;
    next += 1;
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function short(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 60);
}
