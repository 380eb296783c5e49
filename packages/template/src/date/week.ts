const DAY_MS = 86_400_000;

/** The week of the year by ISO 8601: weeks start on Monday, the first one has the year's first Thursday. */
export function isoWeek(clock: Date): number {
  const thursday = thursdayOf(clock);
  const yearStart = new Date(thursday);
  yearStart.setUTCMonth(0, 1);
  return 1 + Math.floor((thursday.getTime() - yearStart.getTime()) / (7 * DAY_MS));
}

/** The year that the ISO week of a day belongs to. */
export function isoWeekYear(clock: Date): number {
  return thursdayOf(clock).getUTCFullYear();
}

/** The week of the month: 1 is the first with four or more of its days, days before it are in week 0. */
export function weekOfMonth(clock: Date): number {
  const day = clock.getUTCDate();
  const weekdayOfFirst = ((((clock.getUTCDay() || 7) - day + 1) % 7) + 7) % 7 || 7;
  const daysInFirst = 8 - weekdayOfFirst;
  return Math.ceil((day - daysInFirst) / 7) + (daysInFirst >= 4 ? 1 : 0);
}

function thursdayOf(clock: Date): Date {
  const thursday = new Date(clock);
  thursday.setUTCDate(clock.getUTCDate() + 4 - (clock.getUTCDay() || 7));
  return thursday;
}
