import type { Permission, PermissionReach, Team, TeamPermission } from '@waybill/api-contract';
import { byText, type ConfigApi, differences, type Section } from './config-api.ts';

export interface TeamEntry {
  name: string;
  permissions: { name: Permission; reach: PermissionReach }[];
  /** Distinguished names. */
  ldapGroups: string[];
  oidcGroups: string[];
}

interface OidcGroup {
  uuid: string;
  name: string;
}

/** Teams with their permissions and groups. Members, keys, and access to projects are data of an installation. */
export const teams: Section<TeamEntry> = {
  async read(api) {
    const all = await api.list<Team>('/api/v1/team');
    const entries = await Promise.all(all.map((team) => entryOf(api, team)));
    return entries.sort(byText(({ name }) => name));
  },

  async apply(api, entries, report) {
    const all = await api.list<Team>('/api/v1/team');
    for (const entry of entries) {
      const there = all.find(({ name }) => name === entry.name);
      const team = there ?? (await api.put<Team>('/api/v1/team', { name: entry.name }));
      const before = await entryOf(api, team);
      const changes = [
        await setPermissions(api, team, entry, before),
        await addLdapGroups(api, team, entry, before),
        await addOidcGroups(api, team, entry, before),
      ].some((count) => count > 0);
      if (!there) report.made(`team ${entry.name}`);
      else if (changes) report.changed(`team ${entry.name}`);
    }
  },
};

async function entryOf(api: ConfigApi, team: Team): Promise<TeamEntry> {
  const permissions = await api.get<TeamPermission[]>(`/api/waybill/v1/team/${team.uuid}/permission`);
  return {
    name: team.name,
    permissions: permissions.map(({ name, reach }) => ({ name, reach })).sort(byText(({ name }) => name)),
    ldapGroups: (team.mappedLdapGroups ?? []).map(({ dn }) => dn).sort(),
    oidcGroups: (team.mappedOidcGroups ?? []).flatMap(({ group }) => group?.name ?? []).sort(),
  };
}

/** Exactly those of the entry: a permission too many would be a way in. @returns how many changed */
async function setPermissions(
  api: ConfigApi,
  { uuid }: Team,
  entry: TeamEntry,
  before: TeamEntry,
): Promise<number> {
  const key = ({ name, reach }: TeamEntry['permissions'][number]) => `${name} ${reach}`;
  const { added, gone } = differences(entry.permissions, before.permissions, key);
  for (const { name, reach } of added) {
    await api.put(`/api/waybill/v1/team/${uuid}/permission/${name}`, { reach });
  }
  // One whose reach was changed has just been set.
  const taken = gone.filter(({ name }) => !added.some((one) => one.name === name));
  for (const { name } of taken) await api.remove(`/api/waybill/v1/team/${uuid}/permission/${name}`);
  return added.length + taken.length;
}

async function addLdapGroups(api: ConfigApi, { uuid }: Team, entry: TeamEntry, before: TeamEntry) {
  const { added } = differences(entry.ldapGroups, before.ldapGroups, String);
  for (const dn of added) await api.put('/api/v1/ldap/mapping', { team: uuid, dn });
  return added.length;
}

async function addOidcGroups(api: ConfigApi, { uuid }: Team, entry: TeamEntry, before: TeamEntry) {
  const { added } = differences(entry.oidcGroups, before.oidcGroups, String);
  if (added.length === 0) return 0;
  const groups = await api.list<OidcGroup>('/api/v1/oidc/group');
  for (const name of added) {
    const group =
      groups.find((one) => one.name === name) ?? (await api.put<OidcGroup>('/api/v1/oidc/group', { name }));
    await api.put('/api/v1/oidc/mapping', { team: uuid, group: group.uuid });
  }
  return added.length;
}
