import type { Secrets } from '../../config/secrets.ts';
import { type SettingDefinition, settingGroup } from '../../config/setting.ts';
import type { Database } from '../../db/database.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import {
  isSettingOn,
  readNumber,
  readSecretSetting,
  readSetting,
} from '../config-property/setting.service.ts';

/** Settings that Waybill has beside the contract's. */
export const analyzerSettings: readonly SettingDefinition[] = [
  ...settingGroup('scanner', [
    ['vulndb.base.url', 'URL', 'https://vulndb.flashpoint.io', 'Address of VulnDB'],
    [
      'trivy.internal.components.enabled',
      'BOOLEAN',
      'false',
      'Ask the Trivy server about internal components, too',
    ],
  ]),
  ...settingGroup('scanner', [
    ['ossindex.requests.per.minute', 'INTEGER', '60', 'How often OSS Index may be asked'],
    ['snyk.requests.per.minute', 'INTEGER', '180', 'How often Snyk may be asked with each of its tokens'],
    ['vulndb.requests.per.minute', 'INTEGER', '60', 'How often VulnDB may be asked'],
  ]).map((setting) => ({ ...setting, min: 1, max: 1_000_000 })),
];

const group = 'scanner';
const minuteMs = 60_000;
/** Turns lie so much further apart than the limit says: requests do not arrive as evenly as they are sent. */
const spare = 1.083;
/** As in the contract (§23). */
const defaultValidityMs = 12 * 3_600_000;

export async function isAnalyzerOn(db: Database, name: string): Promise<boolean> {
  return isSettingOn(db, group, name);
}

/** A text, without spaces around it; undefined when there is none. */
export async function readText(db: Database, name: string): Promise<string | undefined> {
  return (await readSetting(db, group, name))?.trim() || undefined;
}

/** @throws OutgoingError when it cannot be decrypted */
export async function readSecret(db: Database, secrets: Secrets, name: string): Promise<string | undefined> {
  try {
    return (await readSecretSetting(db, secrets, group, name))?.trim() || undefined;
  } catch (cause) {
    const message = `The setting ${group}/${name} cannot be decrypted with the key of this installation`;
    throw new OutgoingError('secret_unreadable', message, { cause });
  }
}

/** The address that a setting holds, without slashes at its end. @throws OutgoingError when it is none */
export async function readAddress(db: Database, name: string): Promise<string> {
  const text = (await readText(db, name)) ?? '';
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new OutgoingError('forbidden', `The setting ${group}/${name} contains no address: "${text}"`);
  }
  return text.replace(/\/+$/, '');
}

/** Time between two requests, by a setting that says how many there may be in a minute. */
export async function readIntervalMs(db: Database, name: string): Promise<number> {
  const requests = await readNumber(db, group, name);
  return (minuteMs / Math.max(1, requests ?? 1)) * spare;
}

/** The validity period of an answer. */
export async function readValidityMs(db: Database): Promise<number> {
  return (await readNumber(db, group, 'analysis.cache.validity.period')) ?? defaultValidityMs;
}
