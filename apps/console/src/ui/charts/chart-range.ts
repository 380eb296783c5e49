/** The numbers of days that charts offer to go back. */
export const rangeDays = [7, 30, 90, 365] as const;

/**
 * The range of charts. Days are `yyyy-mm-dd` in UTC, like the stored counts; without `to` the range ends
 * today.
 */
export type ChartRange = { days: (typeof rangeDays)[number] } | { from: string; to?: string | undefined };

const dayMs = 86_400_000;

/** Begin and end of a range. */
export function rangeTimes(range: ChartRange, nowMs: number): { fromMs: number; toMs: number } {
  if ('days' in range) return { fromMs: nowMs - range.days * dayMs, toMs: nowMs };
  const endMs = range.to === undefined ? nowMs : Date.parse(`${range.to}T00:00:00Z`) + dayMs;
  return { fromMs: Date.parse(`${range.from}T00:00:00Z`), toMs: Math.min(endMs, nowMs) };
}
