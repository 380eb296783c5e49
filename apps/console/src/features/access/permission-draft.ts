import type {
  LimitedPermission,
  ManagedUser,
  Permission,
  PermissionReach,
  Team,
} from '@waybill/api-contract';
import type { PermissionChange } from './permission.data.ts';

/** A user of any kind, as far as rights go. */
export type RightsHolder = Pick<ManagedUser, 'username' | 'teams' | 'permissions'> & { suspended?: boolean };

/** Permissions that a user has through teams, each with the names of these. */
export type InheritedPermissions = ReadonlyMap<Permission, readonly string[]>;

/** For all that the user sees. */
export function inheritedBy(
  user: Pick<ManagedUser, 'teams'>,
  teams: readonly Pick<Team, 'uuid' | 'name' | 'permissions'>[],
): InheritedPermissions {
  const joined = new Set(user.teams?.map((team) => team.uuid));
  const found = new Map<Permission, string[]>();
  for (const team of teams) {
    if (!joined.has(team.uuid)) continue;
    for (const { name } of team.permissions) found.set(name, [...(found.get(name) ?? []), team.name]);
  }
  return found;
}

/** For the projects of the teams only. */
export function limitedBy(
  user: Pick<ManagedUser, 'teams'>,
  limited: readonly LimitedPermission[],
): InheritedPermissions {
  const joined = new Set(user.teams?.map((team) => team.uuid));
  const mine = limited.filter(({ team }) => joined.has(team));
  const byPermission = Map.groupBy(mine, ({ permission }) => permission);
  return new Map([...byPermission].map(([permission, teams]) => [permission, teams.map(({ name }) => name)]));
}

/** The permissions held, with their reach. */
export type HeldPermissions = ReadonlyMap<Permission, PermissionReach>;

export function heldByUser({ permissions = [] }: Pick<RightsHolder, 'permissions'>): HeldPermissions {
  return new Map(permissions.map(({ name }) => [name, 'ALL']));
}

export function heldByTeam(
  { uuid, permissions }: Pick<Team, 'uuid' | 'permissions'>,
  limited: readonly LimitedPermission[],
): HeldPermissions {
  const own = limited
    .filter(({ team }) => team === uuid)
    .map(({ permission }) => [permission, 'TEAM'] as const);
  return new Map([...permissions.map(({ name }) => [name, 'ALL'] as const), ...own]);
}

/** The choice for each touched permission; undefined means not held. */
export type PermissionDraft = ReadonlyMap<Permission, PermissionReach | undefined>;

export function changedDraft(
  draft: PermissionDraft,
  name: Permission,
  reach: PermissionReach | undefined,
): PermissionDraft {
  return new Map(draft).set(name, reach);
}

/** The chosen reach, or else the held one. */
export function chosenReach(
  draft: PermissionDraft,
  held: HeldPermissions,
  name: Permission,
): PermissionReach | undefined {
  return draft.has(name) ? draft.get(name) : held.get(name);
}

/** The changes to send. A value that was changed back is not a change. */
export function changesOf(draft: PermissionDraft, held: HeldPermissions): PermissionChange[] {
  return [...draft]
    .filter(([permission, reach]) => reach !== held.get(permission))
    .map(([permission, reach]) => ({ permission, reach }));
}
