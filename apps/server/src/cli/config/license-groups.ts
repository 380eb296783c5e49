import type { LicenseGroup } from '@waybill/api-contract';
import { byText, type ConfigApi, differences, type Section } from './config-api.ts';

export interface LicenseGroupEntry {
  name: string;
  riskWeight: number;
  /** Ids of licenses. */
  licenses: string[];
}

interface ConciseLicense {
  uuid: string;
  licenseId: string;
}

/** UUIDs of licenses, which every installation has of its own, by their ids. */
export async function licenseUuids(api: ConfigApi): Promise<Map<string, string>> {
  const licenses = await api.get<ConciseLicense[]>('/api/v1/license/concise');
  return new Map(licenses.map(({ licenseId, uuid }) => [licenseId, uuid]));
}

export const licenseGroups: Section<LicenseGroupEntry> = {
  async read(api) {
    const groups = await api.list<LicenseGroup>('/api/v1/licenseGroup');
    return groups.map(entryOf).sort(byText(({ name }) => name));
  },

  async apply(api, entries, report) {
    const [groups, uuids] = [await api.list<LicenseGroup>('/api/v1/licenseGroup'), await licenseUuids(api)];
    for (const entry of entries) {
      const { name, riskWeight } = entry;
      const there = groups.find((group) => group.name === name);
      const group = there ?? (await api.put<LicenseGroup>('/api/v1/licenseGroup', { name, riskWeight }));
      const isReweighed = group.riskWeight !== riskWeight;
      if (isReweighed) await api.post('/api/v1/licenseGroup', { uuid: group.uuid, name, riskWeight });
      const { added, gone } = differences(entry.licenses, entryOf(group).licenses, String);
      const known = added.filter((id) => uuids.has(id));
      for (const id of added.filter((one) => !uuids.has(one))) {
        report.left(`There is no license "${id}", which the license group "${name}" has.`);
      }
      const address = (id: string) => `/api/v1/licenseGroup/${group.uuid}/license/${uuids.get(id)}`;
      for (const id of known) await api.post(address(id));
      for (const id of gone) await api.remove(address(id));
      if (!there) report.made(`license group ${name}`);
      else if (isReweighed || known.length + gone.length > 0) report.changed(`license group ${name}`);
    }
  },
};

function entryOf({ name, riskWeight, licenses }: LicenseGroup): LicenseGroupEntry {
  const ids = (licenses ?? []).flatMap(({ licenseId }) => licenseId ?? []);
  return { name, riskWeight: riskWeight ?? 0, licenses: ids.sort() };
}
