import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../db/database.ts';
import { isSettingOn, readSetting } from '../../config-property/setting.service.ts';
import { kindOf, type PublisherKind, publisherKinds } from './publisher-kinds.ts';

/** Where templates stand below the folder that replaces ours; the original has them there. */
const folderBelow = path.join('templates', 'notification', 'publisher');

/** A file that is no template is not read into memory whole. */
const maxLength = 1_048_576;

const own = new Map<PublisherKind, string>();

/** The template of ours for a kind. */
export function ownTemplate(kind: PublisherKind): string {
  const known = own.get(kind);
  if (known !== undefined) return known;
  const file = path.join(import.meta.dirname, 'templates', publisherKinds[kind].file);
  const text = readFileSync(file, 'utf8');
  own.set(kind, text);
  return text;
}

/** What fills in the templates of publishers; made once for a request or a batch of messages. */
export type TemplateReader = (publisher: {
  publisher_class: string;
  template: string | null;
}) => Promise<string | undefined>;

/**
 * Says which template a publisher has: its own; for those that come with the product the file of the folder that the
 * settings name, where there is one, else ours. Read each time, so that a change counts at once.
 */
export async function templateReader(db: Database): Promise<TemplateReader> {
  const isReplaced = await isSettingOn(db, 'notification', 'template.default.override.enabled');
  const folder = isReplaced ? await readSetting(db, 'notification', 'template.baseDir') : undefined;
  const read = new Map<PublisherKind, Promise<string>>();
  return async ({ publisher_class, template }) => {
    const kind = kindOf(publisher_class);
    if (template !== null || kind === undefined) return template ?? undefined;
    if (folder === undefined) return ownTemplate(kind);
    const reading = read.get(kind) ?? readReplaced(folder, kind);
    read.set(kind, reading);
    return reading;
  };
}

/** A file that is missing or cannot be read replaces nothing. */
async function readReplaced(folder: string, kind: PublisherKind): Promise<string> {
  try {
    const text = await readFile(path.join(folder, folderBelow, publisherKinds[kind].file), 'utf8');
    return text.length <= maxLength ? text : ownTemplate(kind);
  } catch {
    return ownTemplate(kind);
  }
}
