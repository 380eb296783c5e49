/** What a look at one thing came to. `note` is worth knowing, `warning` will make trouble, `error` makes trouble now. */
export interface Check {
  /** What was looked at, such as `disk`. */
  subject: string;
  level: 'ok' | 'note' | 'warning' | 'error';
  /** A sentence or two. */
  says: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (subject: string, says: string): Check => ({ subject, level: 'ok', says });
export const note = (subject: string, says: string, advice?: string): Check => ({
  subject,
  level: 'note',
  says,
  ...(advice === undefined ? {} : { advice }),
});
export const warning = (subject: string, says: string, advice: string): Check => ({
  subject,
  level: 'warning',
  says,
  advice,
});
export const error = (subject: string, says: string, advice: string): Check => ({
  subject,
  level: 'error',
  says,
  advice,
});
