import type { Database, Transaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { type Actor, recordAudits } from '../../audit-log/audit-log.service.ts';
import type { UserRow } from '../user/user.queries.ts';
import { dnKey } from './dn.ts';
import { insertSeenGroups, takeGroupNames } from './oidc-group.queries.ts';
import {
  type ChangedTeam,
  joinMappedTeams,
  joinTeamsByName,
  leaveUnmappedTeams,
  type MappedTeams,
  selectTeamsAfterSync,
  selectTeamsByName,
  teamsOfLdapGroups,
  teamsOfOidcGroups,
} from './team-sync.queries.ts';

/** The groups that a directory or provider says a user is in: names of a provider, distinguished names of a directory. */
export interface UserGroups {
  readonly kind: 'ldap' | 'oidc';
  readonly groups: readonly string[];
  /** Memberships that were given by hand stay. */
  readonly keepsGiven: boolean;
  /** The provider's names for groups that it identifies by ids. */
  readonly displayNames?: ReadonlyMap<string, string> | undefined;
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
  { kind, groups, keepsGiven, displayNames }: UserGroups,
): Promise<boolean> {
  if (kind === 'oidc') await noteGroups(trx, groups.slice(0, maxSeenGroups), displayNames);
  const mapped = mappedTeams(kind, groups);
  const left = await leaveUnmappedTeams(trx, user.user_id, mapped, keepsGiven);
  const joined = await joinMappedTeams(trx, user.user_id, mapped);
  await audit(trx, actor, user.username, 'user.team_left', left);
  await audit(trx, actor, user.username, 'user.team_joined', joined);
  return left.length + joined.length > 0;
}

/** Groups that are seen for the first time appear in the list, with the names that the provider says. */
async function noteGroups(
  trx: Transaction,
  groups: readonly string[],
  displayNames: ReadonlyMap<string, string> | undefined,
): Promise<void> {
  await insertSeenGroups(
    trx,
    groups.map((name) => ({ uuid: newUuid(), name })),
  );
  const named = groups.flatMap((name) => {
    const displayName = displayNames?.get(name);
    return displayName === undefined ? [] : [{ name, displayName }];
  });
  if (named.length > 0) await takeGroupNames(trx, named);
}

function mappedTeams(kind: UserGroups['kind'], groups: readonly string[]): MappedTeams {
  return kind === 'oidc' ? teamsOfOidcGroups(groups) : teamsOfLdapGroups(groups.map(dnKey));
}

/** Names of the teams that a user would be in after `syncTeams`. @param userId undefined: somebody who is not there yet */
export async function listTeamsAfterSync(
  db: Database,
  userId: number | undefined,
  { kind, groups, keepsGiven }: UserGroups,
): Promise<string[]> {
  const teams = await selectTeamsAfterSync(db, userId, mappedTeams(kind, groups), keepsGiven);
  return teams.map(({ name }) => name);
}

/** The names among these that `joinDefaultTeams` would find a team for. */
export async function listTeamsByName(db: Database, names: readonly string[]): Promise<string[]> {
  return (await selectTeamsByName(db, names)).map(({ name }) => name);
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
