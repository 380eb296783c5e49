/** How many backups are kept, and how long; 0 sets no limit. */
export interface KeepRule {
  count: number;
  days: number;
}

const dayMs = 86_400_000;

/**
 * The backups that have served their time: those beyond the number that is kept, and those that are too old. The latest
 * stays however old it is.
 * @param backups with the time of each, in any order
 */
export function outlived<T extends { at: Date }>(backups: readonly T[], rule: KeepRule, now: Date): T[] {
  const [, ...earlier] = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  return earlier.filter(({ at }, index) => {
    const isBeyond = rule.count > 0 && index + 1 >= rule.count;
    const isOld = rule.days > 0 && now.getTime() - at.getTime() > rule.days * dayMs;
    return isBeyond || isOld;
  });
}
