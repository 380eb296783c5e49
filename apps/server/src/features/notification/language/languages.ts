import type { Catalog } from './catalog.ts';
import { de } from './de.ts';
import { ja } from './ja.ts';

/** Languages that our templates have besides English; a further one is a catalog and a line here. */
export const catalogs = { de, ja } as const satisfies Readonly<Record<string, Catalog>>;

/** English is what templates and messages are written in. */
export type Language = 'en' | keyof typeof catalogs;

export const languages: readonly Language[] = ['en', ...(Object.keys(catalogs) as (keyof typeof catalogs)[])];

/** The language that a setting names; English for one that is none. */
export function languageOf(setting: string | undefined): Language {
  return languages.find((language) => language === setting) ?? 'en';
}

/** Undefined for English. */
export function catalogOf(language: string): Catalog | undefined {
  return Object.hasOwn(catalogs, language) ? catalogs[language as keyof typeof catalogs] : undefined;
}
