import type { ConfigProperty, Setting } from '@waybill/api-contract';
import { byText, type Section } from './config-api.ts';

export interface SettingEntry {
  group: string;
  name: string;
  value: string | null;
}

/** These record how far a source has been mirrored. Another installation has to begin anew. */
const STATE = /epoch\.seconds$/;

const nameOf = ({ group, name }: { group: string; name: string }) => `${group}/${name}`;

/** Secrets are never in an export; each that is set is named. */
export const settings: Section<SettingEntry> = {
  async read(api, report) {
    const all = await api.get<Setting[]>('/api/waybill/v1/settings');
    const secrets = all.filter(({ type, isSet }) => type === 'ENCRYPTEDSTRING' && isSet);
    for (const secret of secrets.map(nameOf).sort()) {
      report.left(`The setting "${secret}" is a secret. Enter it again after an import.`);
    }
    return all.filter(isOpen).map(entryOf).sort(byText(nameOf));
  },

  async apply(api, entries, report) {
    const all = await api.get<Setting[]>('/api/waybill/v1/settings');
    const there = new Map(all.filter(isOpen).map((one) => [nameOf(one), entryOf(one).value]));
    const unknown = entries.filter((entry) => !there.has(nameOf(entry)));
    for (const entry of unknown) {
      report.left(`This version has no setting "${nameOf(entry)}" that can be imported.`);
    }
    const changed = entries.filter((entry) => {
      const value = there.get(nameOf(entry));
      return value !== undefined && value !== entry.value;
    });
    if (changed.length === 0) return;
    const answers = await api.post<(ConfigProperty | string | null)[]>(
      '/api/v1/configProperty/aggregate',
      changed.map(({ group, name, value }) => ({
        groupName: group,
        propertyName: name,
        propertyValue: value,
      })),
    );
    for (const [index, entry] of changed.entries()) {
      const answer = answers[index];
      if (typeof answer === 'string') report.left(`The setting "${nameOf(entry)}" was refused: ${answer}`);
      else report.changed(`setting ${nameOf(entry)}`);
    }
  },
};

function isOpen({ type, name }: Setting): boolean {
  return type !== 'ENCRYPTEDSTRING' && !STATE.test(name);
}

function entryOf({ group, name, value }: Setting): SettingEntry {
  return { group, name, value: value ?? null };
}
