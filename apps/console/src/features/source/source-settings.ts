// Public to other features.
import { t } from '@lingui/core/macro';
import type { ConfigProperty } from '@waybill/api-contract';
import * as v from 'valibot';
import { boundedNumber } from '../../lib/validation.ts';
import { type SettingChange, type SourceId, settingValue } from './source.data.ts';

/** Which config properties make up the settings of a source. */
export interface SourceSettings {
  /** Absent for OSV: it is on when ecosystems are chosen. */
  enabled?: string;
  ecosystems?: string;
  aliasSync?: string;
  url: string;
  cadence: string;
}

const sourceGroup = 'vuln-source';
const scheduleGroup = 'task-scheduler';

/** Sources that can be set up here, by their id. */
export const sourceSettings: Partial<Record<SourceId, SourceSettings>> = {
  nvd: { enabled: 'nvd.enabled', url: 'nvd.feeds.url', cadence: 'nist.mirror.cadence' },
  osv: {
    ecosystems: 'google.osv.enabled',
    aliasSync: 'google.osv.alias.sync.enabled',
    url: 'google.osv.base.url',
    cadence: 'osv.mirror.cadence',
  },
  epss: { enabled: 'epss.enabled', url: 'epss.feeds.url', cadence: 'nist.mirror.cadence' },
  kev: { enabled: 'kev.enabled', url: 'kev.feeds.url', cadence: 'kev.mirror.cadence' },
};

const maxHours = 8760;

export const settingsSchema = v.object({
  enabled: v.boolean(),
  ecosystems: v.array(v.string()),
  aliasSync: v.boolean(),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.url(() => t`This is not a web address.`),
  ),
  hours: boundedNumber(1, maxHours),
});

export type SettingsInput = v.InferInput<typeof settingsSchema>;
export type SettingsValues = v.InferOutput<typeof settingsSchema>;

export function listOf(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What the form shows of the settings that are stored. */
export function readSettings(names: SourceSettings, stored: readonly ConfigProperty[]): SettingsInput {
  const value = (name: string | undefined) => (name ? settingValue(stored, sourceGroup, name) : '');
  return {
    enabled: value(names.enabled) === 'true',
    ecosystems: listOf(value(names.ecosystems)),
    aliasSync: value(names.aliasSync) === 'true',
    url: value(names.url),
    hours: settingValue(stored, scheduleGroup, names.cadence),
  };
}

/** The fields of the form with the config property that each is. */
export function propertiesOf(
  names: SourceSettings,
): { field: keyof SettingsInput; groupName: string; propertyName: string }[] {
  const entries = [
    { field: 'enabled', groupName: sourceGroup, propertyName: names.enabled },
    { field: 'ecosystems', groupName: sourceGroup, propertyName: names.ecosystems },
    { field: 'aliasSync', groupName: sourceGroup, propertyName: names.aliasSync },
    { field: 'url', groupName: sourceGroup, propertyName: names.url },
    { field: 'hours', groupName: scheduleGroup, propertyName: names.cadence },
  ] as const;
  return entries.flatMap(({ propertyName, ...entry }) => (propertyName ? [{ ...entry, propertyName }] : []));
}

export function changesOf(names: SourceSettings, values: SettingsValues): SettingChange[] {
  return propertiesOf(names).map(({ field, groupName, propertyName }) => {
    const value = values[field];
    return { groupName, propertyName, propertyValue: Array.isArray(value) ? value.join(';') : String(value) };
  });
}
