import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import { isTrue, readSettings } from '../config-property/setting.service.ts';
import { oidcSettingNames } from './oidc.settings.ts';

/** How this installation is known at a provider. */
export interface OidcClient {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

/** The settings for users of the provider. */
export interface OidcRules {
  readonly usernameClaim: string;
  readonly teamsClaim: string;
  /** Undefined: groups are called by what the claim of groups has. */
  readonly teamNamesClaim?: string | undefined;
  readonly provisionsUsers: boolean;
  readonly synchronizesTeams: boolean;
  readonly keepsGivenTeams: boolean;
  readonly defaultTeams: readonly string[];
  readonly takesAccessTokenAlone: boolean;
}

export interface OidcConfig extends OidcRules {
  readonly client: OidcClient;
  readonly scope: string;
  readonly flow: 'code' | 'implicit';
}

/** Undefined while sign-in through a provider is off or lacks a setting. */
export async function readOidcConfig(db: Database, secrets: Secrets): Promise<OidcConfig | undefined> {
  const values = await readSettings(db, 'oidc', oidcSettingNames);
  const text = (name: (typeof oidcSettingNames)[number]) => values.get(name)?.trim() || undefined;
  const issuer = text('issuer');
  const clientId = text('client.id');
  if (!isTrue(values.get('enabled')) || clientId === undefined) return undefined;
  if (issuer === undefined || !URL.canParse(issuer)) return undefined;
  const sealed = values.get('client.secret');
  return {
    client: {
      issuer: new URL(issuer),
      clientId,
      clientSecret: sealed === undefined || sealed === '' ? undefined : secrets.decrypt(sealed),
    },
    scope: text('scope') ?? 'openid',
    flow: text('flow') === 'implicit' ? 'implicit' : 'code',
    usernameClaim: text('username.claim') ?? 'name',
    teamsClaim: text('teams.claim') ?? 'groups',
    teamNamesClaim: text('teams.names.claim'),
    provisionsUsers: isTrue(values.get('user.provisioning')),
    synchronizesTeams: isTrue(values.get('team.synchronization')),
    keepsGivenTeams: isTrue(values.get('teams.keep.given')),
    defaultTeams: namesIn(values.get('teams.default')),
    takesAccessTokenAlone: isTrue(values.get('access.token.alone')),
  };
}

function namesIn(list: string | undefined): string[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
