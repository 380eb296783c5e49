import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnPublisherKind } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { isSettingOn, readSetting } from '../../config-property/setting.service.ts';
import { type Language, languageOf } from '../language/languages.ts';
import { localizeTemplate } from '../language/localize-template.ts';
import { kindOf, type PublisherKind, publisherKinds } from './publisher-kinds.ts';

/** The subfolder of templates in a replacement folder, as in the predecessor. */
const folderBelow = path.join('templates', 'notification', 'publisher');

/** A file that is no template is not read into memory whole. */
const maxLength = 1_048_576;

const sources = new Map<PublisherKind, string>();

/** The bundled template of a kind, as in its file, for all languages. */
export function templateSource(kind: PublisherKind): string {
  const known = sources.get(kind);
  if (known !== undefined) return known;
  const file = path.join(import.meta.dirname, 'templates', publisherKinds[kind].file);
  const text = readFileSync(file, 'utf8');
  sources.set(kind, text);
  return text;
}

/** The bundled template of a kind in a language. */
export function ownTemplate(kind: PublisherKind, language: Language = 'en'): string {
  return localizeTemplate(templateSource(kind), language);
}

/** The language that our templates are in by the settings. */
export async function templateLanguage(db: Database): Promise<Language> {
  return languageOf(await readSetting(db, 'notification', 'template.language'));
}

/** Kinds that programs read: what is said to these stays in English. */
const programs: ReadonlySet<PublisherKind> = new Set(['webhook', 'console']);

/** The language of a message's words in a bundled template. */
export function wordsLanguage(kind: PublisherKind, language: Language): Language {
  return programs.has(kind) ? 'en' : language;
}

/** A template, and the language of the words that it is to be filled in with. */
interface ReadTemplate {
  readonly text: string | undefined;
  readonly language: Language;
}

/** Compiles the templates of publishers. It is created once per request or batch of messages. */
export type TemplateReader = (publisher: {
  publisher_class: string;
  own_kind: OwnPublisherKind | null;
  template: string | null;
}) => Promise<ReadTemplate>;

/**
 * Says which template a publisher has: its own; for those that come with the product the file of the folder that the
 * settings name, where there is one, else ours in the language of the settings. Read each time, so that a change counts at once.
 */
export async function templateReader(db: Database): Promise<TemplateReader> {
  const isReplaced = await isSettingOn(db, 'notification', 'template.default.override.enabled');
  const folder = isReplaced ? await readSetting(db, 'notification', 'template.baseDir') : undefined;
  const language = await templateLanguage(db);
  const read = new Map<PublisherKind, Promise<string | undefined>>();
  return async ({ template, ...publisher }) => {
    const kind = kindOf(publisher);
    if (template !== null || kind === undefined) return { text: template ?? undefined, language: 'en' };
    const reading = folder === undefined ? undefined : (read.get(kind) ?? readReplaced(folder, kind));
    if (reading) read.set(kind, reading);
    const replaced = await reading;
    return replaced === undefined
      ? { text: ownTemplate(kind, language), language: wordsLanguage(kind, language) }
      : { text: replaced, language: 'en' };
  };
}

/** Undefined for a file that is missing or cannot be read: it replaces nothing. */
async function readReplaced(folder: string, kind: PublisherKind): Promise<string | undefined> {
  try {
    const text = await readFile(path.join(folder, folderBelow, publisherKinds[kind].file), 'utf8');
    return text.length <= maxLength ? text : undefined;
  } catch {
    return undefined;
  }
}
