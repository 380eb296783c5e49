// Public to other features.
import type { Database } from '../../../db/database.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { tagNames } from '../../tag/tag-name.ts';

/** True if BOMs of a project with these tags are checked against the schema (contract §26.4). */
export async function shouldValidate(db: Database, projectTags: readonly string[]): Promise<boolean> {
  const mode = (await readSetting(db, 'artifact', 'bom.validation.mode'))?.trim();
  if (mode === 'DISABLED') return false;
  if (mode === 'ENABLED_FOR_TAGS') return shares(projectTags, await readTags(db, 'inclusive'));
  if (mode === 'DISABLED_FOR_TAGS') return !shares(projectTags, await readTags(db, 'exclusive'));
  return true;
}

async function readTags(db: Database, list: 'inclusive' | 'exclusive'): Promise<string[]> {
  const text = await readSetting(db, 'artifact', `bom.validation.tags.${list}`);
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

function shares(a: readonly string[], b: readonly string[]): boolean {
  const names = new Set(tagNames(b));
  return tagNames(a).some((name) => names.has(name));
}
