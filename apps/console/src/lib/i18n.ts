import { i18n, type Messages } from '@lingui/core';
import { loadChunk } from './chunk.ts';
import { getConfig } from './config.ts';
import { type Locale, localeStorageKey, resolveLocale } from './locale.ts';

type Catalog = { messages: Messages };

// One lazily loaded file per area and language; the area of the shell is called `shell`.
const shellCatalogs = import.meta.glob<Catalog>('../locales/*.po');
const featureCatalogs = import.meta.glob<Catalog>('../features/*/locales/*.po');

/** A feature folder with messages of its own, or the shell. */
export type Area = string;

const wantedAreas = new Set<Area>();
const loaded = new Set<string>();

function loaderOf(area: Area, locale: Locale): (() => Promise<Catalog>) | undefined {
  if (area === 'shell') return shellCatalogs[`../locales/${locale}.po`];
  return featureCatalogs[`../features/${area}/locales/${locale}.po`];
}

async function loadCatalog(area: Area, locale: Locale): Promise<void> {
  const key = `${area}/${locale}`;
  const load = loaderOf(area, locale);
  if (!load || loaded.has(key)) return;
  const { messages } = await loadChunk(load);
  i18n.load(locale, messages);
  loaded.add(key);
}

function chosenLocale(): string | null {
  return localStorage.getItem(localeStorageKey);
}

/** What the user chose, else what the administrators chose for everybody, else what the browser prefers; English in the end. */
export function currentLocale(): Locale {
  return resolveLocale(chosenLocale(), getConfig().defaultLocale, ...navigator.languages);
}

/** Loads the messages of these areas in the current language; screens wait for it. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wantedAreas.add(area);
  const locale = currentLocale();
  await Promise.all(areas.map((area) => loadCatalog(area, locale)));
}

let latest: Locale | undefined;

async function activate(locale: Locale): Promise<void> {
  latest = locale;
  await Promise.all([...wantedAreas].map((area) => loadCatalog(area, locale)));
  // Another one was chosen while this one's catalogs came.
  if (latest !== locale) return;
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Loads the shell's messages; nothing can be shown before. Who has chosen a language waits for no configuration. */
export async function startI18n(config: Promise<void> = Promise.resolve()): Promise<void> {
  wantedAreas.add('shell');
  if (chosenLocale() === null) await config;
  await activate(currentLocale());
}

/** Switches the language at once, without a reload, and remembers it. */
export async function setLocale(locale: Locale): Promise<void> {
  // First, so that a screen that is opened meanwhile loads the same language.
  localStorage.setItem(localeStorageKey, locale);
  await activate(locale);
}
