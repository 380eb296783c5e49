import { i18n } from '@lingui/core';

const options = { numeric: true, sensitivity: 'base' } as const;
let collator = { locale: '', compare: new Intl.Collator(undefined, options).compare };

/**
 * Orders texts as people sort them in the language of the console: numbers in them by size, letters in any case.
 * One collator per language: `localeCompare` without it is ten times slower on 100,000 rows.
 */
export function compareTexts(one: string, other: string): number {
  if (collator.locale !== i18n.locale)
    collator = { locale: i18n.locale, compare: new Intl.Collator(i18n.locale, options).compare };
  return collator.compare(one, other);
}
