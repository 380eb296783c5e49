import * as v from 'valibot';
import { type ChartRange, rangeDays } from '../ui/charts/chart-range.ts';

const day = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}-\d{2}$/),
      v.check((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`))),
    ),
  ),
  undefined,
);

/** The range of a screen's charts: `?range=30`, or `?from=2026-01-01&to=2026-02-01`. */
export const rangeSearchEntries = {
  range: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist(rangeDays))),
    undefined,
  ),
  from: day,
  to: day,
};

export interface RangeSearch {
  range?: (typeof rangeDays)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const defaultRange = { days: 90 } as const;

export function rangeOf({ range, from, to }: RangeSearch): ChartRange {
  if (from) return { from, to: to !== undefined && to < from ? undefined : to };
  return range ? { days: range } : defaultRange;
}

/** The other way round. */
export function rangeToSearch(range: ChartRange): RangeSearch {
  if ('from' in range) return { range: undefined, from: range.from, to: range.to };
  const { days } = range;
  return { range: days === defaultRange.days ? undefined : days, from: undefined, to: undefined };
}
