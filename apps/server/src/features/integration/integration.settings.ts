import { type SettingDefinition, settingGroup } from '../../config/setting.ts';
import type { Database } from '../../db/database.ts';
import { readNumber, readSecretSetting, readSetting } from '../config-property/setting.service.ts';
import type { UploadRun } from './integration.ts';
import { UploadError } from './upload-error.ts';

const group = 'integrations';
const minuteMs = 60_000;
/** As in the contract (§20.5). */
const defaultMinutes = 60;

/** Settings that Waybill has beside the contract's. */
export const integrationSettings: readonly SettingDefinition[] = settingGroup(
  group,
  [
    [
      'defectdojo.auto.enabled',
      'BOOLEAN',
      'false',
      'Send active projects without an engagement of their own, too. DefectDojo creates their products and engagements',
    ],
    [
      'defectdojo.auto.tags',
      'STRING',
      null,
      'Of those projects, only the ones with one of these tags, separated by semicolons',
    ],
    ['defectdojo.product.type', 'STRING', 'Waybill', 'Product type of the products that are created'],
    ['defectdojo.product.pattern', 'STRING', '{name}', 'Name of the product of a project'],
    ['defectdojo.engagement.pattern', 'STRING', '{version}', 'Name of the engagement of a project'],
  ],
  { 'defectdojo.auto.tags': { list: 'semicolons' } },
);

/** A text, without spaces around it; undefined when there is none. */
export async function readText(db: Database, name: string): Promise<string | undefined> {
  return (await readSetting(db, group, name))?.trim() || undefined;
}

export async function readTags(db: Database, name: string): Promise<string[]> {
  const text = (await readText(db, name)) ?? '';
  return text
    .split(';')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '');
}

/** Time between two runs. */
export async function readCadenceMs(db: Database, name: string): Promise<number> {
  const minutes = await readNumber(db, group, name);
  return (minutes !== undefined && minutes >= 1 ? minutes : defaultMinutes) * minuteMs;
}

/** The address that a setting holds. @throws UploadError when it is none */
export async function readAddress(db: Database, name: string, standard?: string): Promise<URL> {
  const text = (await readText(db, name)) ?? standard ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UploadError('forbidden', `The setting ${group}/${name} holds no address.`, { isOfHost: true });
}

/** @throws UploadError when there is none, or it cannot be decrypted */
export async function readSecret({ db, secrets }: UploadRun, name: string): Promise<string> {
  let text: string | undefined;
  try {
    text = (await readSecretSetting(db, secrets, group, name))?.trim() || undefined;
  } catch {
    throw new UploadError(
      'secret_unreadable',
      `The setting ${group}/${name} cannot be decrypted with the key of this installation.`,
      { isOfHost: true },
    );
  }
  if (text !== undefined) return text;
  throw new UploadError('forbidden', `The setting ${group}/${name} is empty.`, { isOfHost: true });
}
