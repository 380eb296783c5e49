// Public to other features.
import type { Database } from '../../db/database.ts';
import { isTrue, readSettings } from '../config-property/setting.service.ts';
import { trustedHeaderSettingNames } from './trusted-header.settings.ts';

/** The headers of a proxy, by their names in lower case. */
export interface HeaderNames {
  readonly username: string;
  readonly subject: string | undefined;
  readonly email: string | undefined;
  readonly groups: string | undefined;
  readonly groupSeparator: string;
}

export interface TrustedHeaderConfig {
  readonly names: HeaderNames;
  readonly provisionsUsers: boolean;
  readonly synchronizesTeams: boolean;
  readonly keepsGivenTeams: boolean;
  readonly defaultTeams: readonly string[];
}

/** Names of headers are tokens (RFC 9110 §5.1). */
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Undefined while sign-in by headers is off or lacks the header of the user name. */
export async function readTrustedHeaderConfig(db: Database): Promise<TrustedHeaderConfig | undefined> {
  const values = await readSettings(db, 'trusted-header', trustedHeaderSettingNames);
  return isTrue(values.get('enabled')) ? trustedHeaderConfigOf(values) : undefined;
}

/** Settings by their names; those that are empty are left out. */
export type TrustedHeaderValues = ReadonlyMap<(typeof trustedHeaderSettingNames)[number], string>;

/** Undefined without the header of the user name. */
export function trustedHeaderConfigOf(values: TrustedHeaderValues): TrustedHeaderConfig | undefined {
  const header = (name: (typeof trustedHeaderSettingNames)[number]): string | undefined => {
    const text = values.get(name)?.trim().toLowerCase();
    return text !== undefined && headerName.test(text) ? text : undefined;
  };
  const username = header('username.header');
  if (username === undefined) return undefined;
  return {
    names: {
      username,
      subject: header('subject.header'),
      email: header('email.header'),
      groups: header('groups.header'),
      groupSeparator: values.get('groups.separator') || ',',
    },
    provisionsUsers: isTrue(values.get('user.provisioning')),
    synchronizesTeams: isTrue(values.get('team.synchronization')),
    keepsGivenTeams: isTrue(values.get('teams.keep.given')),
    defaultTeams: (values.get('teams.default') ?? '')
      .split(',')
      .map((team) => team.trim())
      .filter((team) => team !== ''),
  };
}

/** The settings for `static/config.json`; empty while sign-in by headers is off. */
export async function readConsoleTrustedHeader(db: Database): Promise<Readonly<Record<string, string>>> {
  const values = await readSettings(db, 'trusted-header', ['enabled', 'sign.out.url']);
  if (!isTrue(values.get('enabled'))) return {};
  return { TRUSTED_HEADER_SIGN_IN: 'true', TRUSTED_HEADER_SIGN_OUT_URL: values.get('sign.out.url') ?? '' };
}
