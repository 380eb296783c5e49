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
  readonly usersSearchFilter: string;
  /** 1: only groups that have the user as their member. */
  readonly groupDepth: number;
  readonly timeoutMs: number;
  readonly provisionsUsers: boolean;
  readonly synchronizesTeams: boolean;
  readonly keepsGivenTeams: boolean;
  readonly defaultTeams: readonly string[];
}

/** Settings by their names; those that are empty are left out. */
export type LdapValues = ReadonlyMap<(typeof ldapSettingNames)[number], string>;

/** Undefined while sign-in by a directory is off or lacks a setting. */
export async function readLdapConfig(db: Database, secrets: Secrets): Promise<LdapConfig | undefined> {
  const values = await readSettings(db, 'ldap', ldapSettingNames);
  const url = directoryAddress(values.get('server.url'));
  if (!isTrue(values.get('enabled')) || !url) return undefined;
  const sealed = values.get('bind.password');
  return ldapConfigOf(values, url, sealed ? secrets.decrypt(sealed) : '');
}

/** The address of a directory; undefined for anything else. */
export function directoryAddress(text: string | undefined): URL | undefined {
  const trimmed = text?.trim() ?? '';
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  return url && /^ldaps?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined;
}

/** @param password of the bind user, in plain text */
export function ldapConfigOf(values: LdapValues, url: URL, password: string): LdapConfig {
  const text = (name: (typeof ldapSettingNames)[number]) => values.get(name)?.trim() || undefined;
  const name = text('bind.username');
  return {
    url,
    usesStartTls: isTrue(values.get('starttls')),
    baseDn: text('basedn') ?? '',
    account: name === undefined ? undefined : { name, password },
    usernameFormat: text('auth.username.format') ?? '%s',
    nameAttribute: text('attribute.name') ?? 'userPrincipalName',
    mailAttribute: text('attribute.mail') ?? 'mail',
    groupsFilter: text('groups.filter') ?? '(objectClass=*)',
    userGroupsFilter: text('user.groups.filter') ?? '(member={USER_DN})',
    groupsSearchFilter: text('groups.search.filter') ?? '(cn=*{SEARCH_TERM}*)',
    usersSearchFilter: text('users.search.filter') ?? '(cn=*{SEARCH_TERM}*)',
    groupDepth: isTrue(values.get('groups.nested')) ? numberIn(text('groups.depth'), 1, 50) : 1,
    timeoutMs: numberIn(text('timeout.seconds'), 1, 30) * 1000,
    provisionsUsers: isTrue(values.get('user.provisioning')),
    synchronizesTeams: isTrue(values.get('team.synchronization')),
    keepsGivenTeams: isTrue(values.get('teams.keep.given')),
    defaultTeams: (values.get('teams.default') ?? '')
      .split(',')
      .map((team) => team.trim())
      .filter((team) => team !== ''),
  };
}

/** The typed text may not be a number yet. Both settings default to 10. */
function numberIn(text: string | undefined, min: number, max: number): number {
  const number = Number(text ?? 10);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : 10;
}
