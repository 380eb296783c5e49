const dayMs = 86_400_000;

/** New is what was found yesterday or today, by days of UTC: the same as the filter of the audit list for one day back. */
export function newSince(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs - dayMs);
}
