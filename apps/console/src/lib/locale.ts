/** The languages with a complete catalog, each with its own name. */
export const locales = { en: 'English', de: 'Deutsch', ja: '日本語' } as const;
export type Locale = keyof typeof locales;
export const localeStorageKey = 'Locale';

/** `pt_br` → `pt-BR`; undefined for what names no language. */
function canonicalTag(wanted: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(wanted.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/**
 * The available language that is closest to a tag: the tag itself, else what is left of it without region and script.
 * `uk-UA` → `uk`, `pt-PT` → `pt`, `zh-Hans-CN` → `zh`; `pt-BR` is a language of its own where there is a catalog for it.
 */
export function matchLocale<Available extends string>(
  wanted: string,
  available: readonly Available[],
): Available | undefined {
  const parts = canonicalTag(wanted)?.split('-') ?? [];
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-');
    const found = available.find((each) => each === tag);
    if (found) return found;
  }
  return undefined;
}

/** The first of the wanted tags, best first, that has a catalog; else English. */
export function resolveLocale(...wanted: readonly (string | null | undefined)[]): Locale {
  const available = Object.keys(locales) as Locale[];
  for (const tag of wanted) {
    const found = tag ? matchLocale(tag, available) : undefined;
    if (found) return found;
  }
  return 'en';
}
