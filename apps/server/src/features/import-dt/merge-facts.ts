import type { Facts } from '../../db/followed-rows.ts';

/** The outcome for a thing that has changed there since it came. */
export interface MergedFacts {
  /** Facts that are to be taken over. */
  readonly taken: Facts;
  /** Facts that somebody has changed here, too. */
  readonly kept: readonly string[];
  /** Facts that cannot be followed. */
  readonly untold: readonly string[];
}

/**
 * Merges what has changed there with what has changed here, fact by fact: here somebody's word counts.
 * @param said what it said when it came
 * @param says what it says by now
 * @param made what it was here then
 * @param is what it is here by now; only facts that are among these can be followed
 */
export function mergeFacts(said: Facts, says: Facts, made: Facts, is: Facts): MergedFacts {
  const names = [...new Set([...Object.keys(said), ...Object.keys(says)])];
  const changed = names.filter((name) => !isSame(said[name], says[name]));
  const followed = changed.filter((name) => name in is);
  const isUntouched = (name: string) => isSame(made[name], is[name]);
  const taken = followed.filter(isUntouched);
  return {
    taken: Object.fromEntries(taken.map((name) => [name, says[name] ?? null])),
    kept: followed.filter((name) => !isUntouched(name) && !isSame(is[name], says[name])),
    untold: changed.filter((name) => !(name in is)),
  };
}

/** The facts that are not what they were made. */
export function changedFacts(made: Facts, is: Facts): string[] {
  return Object.keys(is).filter((name) => !isSame(made[name], is[name]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** Members in one order, since the database orders them its own way. */
function ordered(value: unknown): unknown {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const members = Object.entries(value).filter(([, its]) => its !== undefined && its !== null);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, its]) => [name, ordered(its)]),
  );
}
