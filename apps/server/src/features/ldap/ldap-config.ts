import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import { isTrue, readSettings } from '../config-property/setting.service.ts';
import { ldapSettingNames } from './ldap.settings.ts';

/** How a directory is asked, and for what. */
export interface LdapConfig {
  readonly url: URL;
  readonly usesStartTls: boolean;
  readonly baseDn: string;
  readonly account: { readonly name: string; readonly password: string } | undefined;
  /** With `%s` for the name that somebody types. */
  readonly usernameFormat: string;
  readonly nameAttribute: string;
  readonly mailAttribute: string;
  readonly groupsFilter: string;
  readonly userGroupsFilter: string;
  readonly groupsSearchFilter: string;
  /** 1: only groups that have the user as their member. */
  readonly groupDepth: number;
  readonly timeoutMs: number;
  readonly provisionsUsers: boolean;
  readonly synchronizesTeams: boolean;
  readonly keepsGivenTeams: boolean;
  readonly defaultTeams: readonly string[];
}

/** Undefined while sign-in by a directory is off or lacks a setting. */
export async function readLdapConfig(db: Database, secrets: Secrets): Promise<LdapConfig | undefined> {
  const values = await readSettings(db, 'ldap', ldapSettingNames);
  const text = (name: (typeof ldapSettingNames)[number]) => values.get(name)?.trim() || undefined;
  const url = text('server.url');
  const isAddress = url !== undefined && URL.canParse(url) && /^ldaps?:$/.test(new URL(url).protocol);
  if (!isTrue(values.get('enabled')) || !isAddress) return undefined;
  const name = text('bind.username');
  const sealed = values.get('bind.password');
  return {
    url: new URL(url),
    usesStartTls: isTrue(values.get('starttls')),
    baseDn: text('basedn') ?? '',
    account: name === undefined ? undefined : { name, password: sealed ? secrets.decrypt(sealed) : '' },
    usernameFormat: text('auth.username.format') ?? '%s',
    nameAttribute: text('attribute.name') ?? 'userPrincipalName',
    mailAttribute: text('attribute.mail') ?? 'mail',
    groupsFilter: text('groups.filter') ?? '(objectClass=*)',
    userGroupsFilter: text('user.groups.filter') ?? '(member={USER_DN})',
    groupsSearchFilter: text('groups.search.filter') ?? '(cn=*{SEARCH_TERM}*)',
    groupDepth: isTrue(values.get('groups.nested')) ? Number(values.get('groups.depth') ?? 10) : 1,
    timeoutMs: Number(values.get('timeout.seconds') ?? 10) * 1000,
    provisionsUsers: isTrue(values.get('user.provisioning')),
    synchronizesTeams: isTrue(values.get('team.synchronization')),
    keepsGivenTeams: isTrue(values.get('teams.keep.given')),
    defaultTeams: (values.get('teams.default') ?? '')
      .split(',')
      .map((team) => team.trim())
      .filter((team) => team !== ''),
  };
}
