import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

type DateInput = Date | number | string | null | undefined;

/** How values read in one language. Absent values become an en dash, so that a cell is never empty. */
export interface Formatter {
  number: (value: number | null | undefined, maximumFractionDigits?: number) => string;
  /** `0.123` → `12.3%`; what is not nothing but would read as 0 is `< 0.1%`. */
  percent: (ratio: number | null | undefined, maximumFractionDigits?: number) => string;
  /** The same with one decimal in any case, for numbers below each other: `94.0%`. */
  share: (ratio: number | null | undefined) => string;
  bytes: (value: number | null | undefined) => string;
  /** Day, short month, year. */
  date: (value: DateInput) => string;
  dateTime: (value: DateInput) => string;
  /** `3 days ago`; `nowMs` is for tests. */
  relative: (value: DateInput, nowMs?: number) => string;
  /** The same in little room: `3d ago`. */
  age: (value: DateInput, nowMs?: number) => string;
}

const absent = '–';
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function toDate(value: DateInput): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A day without a time, such as `2026-02-22`: the same one in every time zone. */
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

export function createFormatter(locale: string): Formatter {
  const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(locale, dayParts);
  const sameDay = new Intl.DateTimeFormat(locale, { ...dayParts, timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, {
    ...dayParts,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Narrow forms are good in few languages: German has “m” for minutes, French and Russian have “-3 j” and “-3 дн.”.
  const style = ['en', 'ja', 'zh'].includes(locale) ? 'narrow' : 'short';
  const shortDistance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style });
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value);
  const percentText = (
    ratio: number | null | undefined,
    digits: { minimumFractionDigits?: number; maximumFractionDigits: number },
  ) => {
    if (ratio === null || ratio === undefined) return absent;
    const options = { style: 'percent', ...digits } as const;
    const least = 10 ** -(digits.maximumFractionDigits + 2);
    return ratio > 0 && ratio < least / 2 ? `<\u00a0${number(least, options)}` : number(ratio, options);
  };
  return {
    number: (value, maximumFractionDigits = 1) =>
      value === null || value === undefined ? absent : number(value, { maximumFractionDigits }),
    percent: (ratio, maximumFractionDigits = 1) => percentText(ratio, { maximumFractionDigits }),
    share: (ratio) => percentText(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    bytes: (value) => {
      if (value === null || value === undefined) return absent;
      const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
      const step = Math.min(steps.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3));
      // Intl has no sign for the byte, only the word: "637 byte".
      if (step === 0) return `${number(value, {})}\u00a0B`;
      return number(value / 1000 ** step, {
        style: 'unit',
        unit: steps[step] ?? 'byte',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      });
    },
    date: (value) => {
      const date = toDate(value);
      if (!date) return absent;
      return (calendarDay.test(String(value)) ? sameDay : day).format(date);
    },
    dateTime: (value) => {
      const date = toDate(value);
      return date ? moment.format(date) : absent;
    },
    relative: (value, nowMs = Date.now()) => distanceText(distance, value, nowMs),
    age: (value, nowMs = Date.now()) => distanceText(shortDistance, value, nowMs),
  };
}

function distanceText(format: Intl.RelativeTimeFormat, value: DateInput, nowMs: number): string {
  const date = toDate(value);
  if (!date) return absent;
  const seconds = (date.getTime() - nowMs) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit
    ? format.format(Math.round(seconds / unit[1]), unit[0])
    : format.format(Math.round(seconds), 'second');
}

/** The formatter of the current language; the component follows a change of language. */
export function useFormat(): Formatter {
  const { i18n } = useLingui();
  return useMemo(() => createFormatter(i18n.locale), [i18n.locale]);
}

/** Percent of progress: 0 without work or progress, 100 at the end, else one decimal. */
export function progressPercent(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0;
  if (done >= total) return 100;
  return Math.round((done / total) * 1000) / 10;
}
