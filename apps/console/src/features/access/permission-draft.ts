import type { ManagedUser, Permission, Team } from '@waybill/api-contract';
import type { PermissionChange } from './permission.data.ts';

/** A user of any kind, as far as rights go. */
export type RightsHolder = Pick<ManagedUser, 'username' | 'teams' | 'permissions'> & { suspended?: boolean };

/** Permissions that a user has through teams, each with the names of these. */
export type InheritedPermissions = ReadonlyMap<Permission, readonly string[]>;

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

/** What is chosen for each permission that was touched. */
export type PermissionDraft = ReadonlyMap<Permission, boolean>;

export function toggledDraft(draft: PermissionDraft, name: Permission, granted: boolean): PermissionDraft {
  return new Map(draft).set(name, granted);
}

/** What has to be sent: a box that is back where it was is no change. */
export function changesOf(draft: PermissionDraft, isHeld: (name: Permission) => boolean): PermissionChange[] {
  return [...draft]
    .filter(([permission, granted]) => granted !== isHeld(permission))
    .map(([permission, granted]) => ({ permission, granted }));
}
