/** A day of the Gregorian calendar; months and days count from 1. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A length of time in calendar units; years are 12 months, weeks 7 days. */
export interface Period {
  readonly months: number;
  readonly days: number;
}

const MS_PER_DAY = 86_400_000;
/** Days of 400 years, after which the calendar repeats. */
const DAYS_PER_CYCLE = 146_097;
/** From 1 March of year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_468;

/**
 * The day in UTC of an instant, counted from 1 January 1970.
 *
 * @example
 * dayNumberOf(86_400_000) // 1
 */
export function dayNumberOf(ms: number): number {
  return Math.floor(ms / MS_PER_DAY);
}

/**
 * Adds a period to a day: first its months, where the day of the month becomes the month's last if there is no such
 * day, then its days. Days are counted from 1 January 1970, before and after.
 *
 * @example
 * addPeriod(19_753, { months: 1, days: 0 }) // 19_782
 */
export function addPeriod(dayNumber: number, { months, days }: Period): number {
  const { year, month, day } = calendarDayOf(dayNumber);
  const total = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(total / 12), month: (total % 12) + 1 };
  const lastDay = daysOfMonth(target.year, target.month);
  return dayNumberOfCalendar({ ...target, day: Math.min(day, lastDay) }) + days;
}

/**
 * A day, counted from 1 January 1970, as ISO 8601 text.
 *
 * @example
 * formatDay(19_782) // '2024-02-29'
 */
export function formatDay(dayNumber: number): string {
  const { year, month, day } = calendarDayOf(dayNumber);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

// Both directions count years from March, so that the leap day is the last of its year; see
// https://howardhinnant.github.io/date_algorithms.html. Date would end at the year 275760, a period need not.

function calendarDayOf(dayNumber: number): CalendarDay {
  const shifted = dayNumber + DAYS_TO_1970;
  const cycle = Math.floor(shifted / DAYS_PER_CYCLE);
  const dayOfCycle = shifted - cycle * DAYS_PER_CYCLE;
  const leapDays =
    Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - daysBeforeYear(yearOfCycle);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month, day };
}

function dayNumberOfCalendar({ year, month, day }: CalendarDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(marchYear / 400);
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  return cycle * DAYS_PER_CYCLE + daysBeforeYear(marchYear - cycle * 400) + dayOfYear - DAYS_TO_1970;
}

function daysBeforeYear(yearOfCycle: number): number {
  return yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
