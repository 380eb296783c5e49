// Public to other features.
import Negotiator from 'negotiator';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ReportWords } from './report-words.ts';

const catalogs = { en, de, ja } as const satisfies Record<string, ReportWords>;
export type ReportLanguage = keyof typeof catalogs;

const languages = Object.keys(catalogs);

/** The caller's preferred language by `Accept-Language`; English if we have none of them. */
export function chooseLanguage(acceptLanguage: string | undefined): ReportLanguage {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  const chosen = new Negotiator({ headers }).language(languages);
  return chosen === undefined || !isReportLanguage(chosen) ? 'en' : chosen;
}

function isReportLanguage(text: string): text is ReportLanguage {
  return Object.hasOwn(catalogs, text);
}

/** Words of a language, and how it writes numbers, times and days; these are UTC, and times say so. */
export interface ReportLocale {
  language: ReportLanguage;
  words: ReportWords;
  number: (value: number) => string;
  time: (at: number) => string;
  date: (at: number) => string;
}

export function reportLocale(language: ReportLanguage): ReportLocale {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    language,
    words: catalogs[language],
    number: (value) => numbers.format(value),
    time: (at) => `${times.format(at)} UTC`,
    date: (at) => days.format(at),
  };
}
