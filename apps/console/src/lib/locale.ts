/** The languages with a complete catalog, each with its own name. */
export const locales = { en: 'English', de: 'Deutsch', ja: '日本語' } as const;
export type Locale = keyof typeof locales;
export const localeStorageKey = 'Locale';

function isLocale(value: string): value is Locale {
  return Object.hasOwn(locales, value);
}

/** The stored preference, else the browser's language: exact, then the base language, then English. */
export function resolveLocale(stored: string | null, browser: string): Locale {
  const wanted = (stored || browser).replace('_', '-');
  if (isLocale(wanted)) return wanted;
  const base = wanted.split('-')[0]?.toLowerCase() ?? '';
  return isLocale(base) ? base : 'en';
}
