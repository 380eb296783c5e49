import type { TimeUnit } from './setting-types.ts';

const milliseconds: Record<TimeUnit, number> = {
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};
const largestFirst = ['days', 'hours', 'minutes', 'seconds', 'milliseconds'] as const;

export interface Interval {
  amount: string;
  unit: TimeUnit;
}

export function isTimeUnit(unit: string | undefined): unit is TimeUnit {
  return unit !== undefined && Object.hasOwn(milliseconds, unit);
}

/** The units in which a time of this unit can be given. */
export function unitsFrom(unit: TimeUnit): readonly TimeUnit[] {
  return largestFirst.filter((other) => milliseconds[other] >= milliseconds[unit]).toReversed();
}

/** A time in the largest unit of which it is a whole number: `604800` seconds are 7 days. */
export function readInterval(text: string, unit: TimeUnit): Interval {
  const total = Number(text) * milliseconds[unit];
  const best = largestFirst.find((other) => total % milliseconds[other] === 0);
  const isNumber = text.trim() !== '' && Number.isFinite(total) && total !== 0;
  if (!isNumber || !best || milliseconds[best] < milliseconds[unit]) return { amount: text, unit };
  return { amount: String(total / milliseconds[best]), unit: best };
}

/** The same time in the setting's own unit; what is no number stays as it was typed. */
export function writeInterval({ amount, unit }: Interval, own: TimeUnit): string {
  const number = Number(amount);
  if (amount.trim() === '' || !Number.isFinite(number)) return amount;
  return String((number * milliseconds[unit]) / milliseconds[own]);
}
