import type { Transaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { type Actor, recordAudits } from '../../audit-log/audit-log.service.ts';
import type { UserRow } from '../user/user.queries.ts';
import { dnKey } from './dn.ts';
import { insertSeenGroups } from './oidc-group.queries.ts';
import {
  type ChangedTeam,
  joinMappedTeams,
  joinTeamsByName,
  leaveUnmappedTeams,
  type MappedTeams,
  teamsOfLdapGroups,
  teamsOfOidcGroups,
} from './team-sync.queries.ts';

/** The groups that a directory or provider says a user is in: names of a provider, distinguished names of a directory. */
export interface UserGroups {
  readonly kind: 'ldap' | 'oidc';
  readonly groups: readonly string[];
  /** Memberships that were given by hand stay. */
  readonly keepsGiven: boolean;
}

/** Somebody may be in any number of groups; so many of a sign-in become known by themselves. */
const maxSeenGroups = 500;

/**
 * Has the teams of a user follow from groups (contract §2): joins those that a group is mapped to and leaves all others.
 * @returns whether anything changed
 */
export async function syncTeams(
  trx: Transaction,
  actor: Actor,
  user: Pick<UserRow, 'user_id' | 'username'>,
  { kind, groups, keepsGiven }: UserGroups,
): Promise<boolean> {
  if (kind === 'oidc') {
    const seen = groups.slice(0, maxSeenGroups).map((name) => ({ uuid: newUuid(), name }));
    await insertSeenGroups(trx, seen);
  }
  const mapped: MappedTeams =
    kind === 'oidc' ? teamsOfOidcGroups(groups) : teamsOfLdapGroups(groups.map(dnKey));
  const left = await leaveUnmappedTeams(trx, user.user_id, mapped, keepsGiven);
  const joined = await joinMappedTeams(trx, user.user_id, mapped);
  await audit(trx, actor, user.username, 'user.team_left', left);
  await audit(trx, actor, user.username, 'user.team_joined', joined);
  return left.length + joined.length > 0;
}

/** Teams of a new user where none follow from groups. Names without a team are passed over. */
export async function joinDefaultTeams(
  trx: Transaction,
  actor: Actor,
  user: Pick<UserRow, 'user_id' | 'username'>,
  names: readonly string[],
): Promise<void> {
  const joined = await joinTeamsByName(trx, user.user_id, names);
  await audit(trx, actor, user.username, 'user.team_joined', joined);
}

async function audit(
  trx: Transaction,
  actor: Actor,
  username: string,
  action: string,
  teams: readonly ChangedTeam[],
): Promise<void> {
  if (teams.length === 0) return;
  const entries = teams.map(({ uuid }) => ({ target: username, detail: { team: uuid, by: 'group' } }));
  await recordAudits(trx, actor, action, entries);
}
