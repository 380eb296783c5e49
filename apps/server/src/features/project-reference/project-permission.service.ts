// Public to other features.
import type { Permission } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import { listTeamsGiven } from './project-permission.queries.ts';

export { listTeamsGiven };

/**
 * True if a caller holds a permission for a visible project. Use it for anything that an endpoint shows or
 * changes beyond its own permission, which the caller's scope already covers (docs/adr/0026).
 */
export async function holdsFor(
  db: Database,
  { permissions, teamPermissions }: Principal,
  permission: Permission,
  projectId: number,
): Promise<boolean> {
  if (permissions.has(permission)) return true;
  const teamIds = teamPermissions.get(permission) ?? [];
  return teamIds.length > 0 && (await listTeamsGiven(db, projectId, teamIds)).length > 0;
}

/** All permissions that a caller holds for a project that they see, by name. */
export async function permissionsFor(
  db: Database,
  { permissions, teamPermissions }: Principal,
  projectId: number,
): Promise<Permission[]> {
  const asked = [...new Set([...teamPermissions.values()].flat())];
  const given = new Set(asked.length > 0 ? await listTeamsGiven(db, projectId, asked) : []);
  const held = [...teamPermissions].filter(([, teamIds]) => teamIds.some((teamId) => given.has(teamId)));
  return [...permissions, ...held.map(([permission]) => permission)].toSorted();
}
