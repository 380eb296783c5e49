import type { Permission } from '@waybill/api-contract';
import { givenTo, type ProjectScope } from '../db/project-scope.ts';

/** The caller, with the database's current facts. The token's own claims are not trusted. */
export interface Principal {
  readonly kind: 'user' | 'api-key';
  /** User name, also of a service account; for an API key of a team the team's name (contract §26.16). */
  readonly name: string;
  /** Absent for a token that is limited to projects: what an account keeps for itself is not limited. */
  readonly userId?: number;
  readonly userKind?: 'managed' | 'ldap' | 'oidc' | 'service';
  /** True if a service account calls, by a key or a token. */
  readonly isServiceAccount?: boolean;
  /** The session of the token. */
  readonly sessionId?: string;
  readonly apiKeyId?: number;
  /** The rule of token exchange that limits the token that was sent. */
  readonly limitingRuleId?: number;
  /** The network address of the request; absent for work that goes on after one. */
  readonly address?: string;
  readonly teams: readonly { readonly teamId: number; readonly uuid: string; readonly name: string }[];
  /** Teams besides its own that an API key may let see the projects that it creates. */
  readonly accessTeamIds?: readonly number[];
  /** Held for everything that this caller sees. */
  readonly permissions: ReadonlySet<Permission>;
  /** Held for the projects of some teams only: of which ones, by their numbers (docs/adr/0026). */
  readonly teamPermissions: ReadonlyMap<Permission, readonly number[]>;
  /** The part of the portfolio that this caller can access. */
  readonly scope: ProjectScope;
  /** In a call that needed permissions of that kind: of each of these lists of teams, one must have been given a project. */
  readonly actsForTeams?: readonly (readonly number[])[];
}

/** Names a caller for what outlives the request, such as `user:7`, `key:3` or `rule:5`. */
export function ownerOf({ userId, apiKeyId, limitingRuleId }: Principal): string {
  if (limitingRuleId !== undefined) return `rule:${limitingRuleId}`;
  return userId === undefined ? `key:${apiKeyId}` : `user:${userId}`;
}

/** The access that a route requires: one of these permissions, a sign-in, or nothing. */
export type Access = Permission | readonly Permission[] | 'authenticated' | 'none';

/** True if a caller may make this kind of request at all. For its reach, see {@link actingBy}. */
export function mayAccess(access: Access, principal: Principal | undefined): boolean {
  return access === 'none' || (principal !== undefined && actingBy(principal, access) !== undefined);
}

/**
 * The caller with the scope of the permission in use. If the caller holds the permission only for some teams'
 * projects, the scope shrinks to these, so the query layer respects it (docs/adr/0026). Undefined without the
 * permission.
 */
export function actingBy(principal: Principal, access: Access): Principal | undefined {
  if (access === 'none' || access === 'authenticated') return principal;
  const anyOf = typeof access === 'string' ? [access] : access;
  if (anyOf.some((permission) => principal.permissions.has(permission))) return principal;
  const { scope, permissions, teamPermissions, actsForTeams = [] } = principal;
  const teamIds = [...new Set(anyOf.flatMap((permission) => teamPermissions.get(permission) ?? []))];
  if (teamIds.length === 0) return undefined;
  // Other permissions held for all of these teams' projects apply to the whole remaining scope.
  const held = [...teamPermissions].filter(([, teams]) => teamIds.every((teamId) => teams.includes(teamId)));
  return {
    ...principal,
    permissions: new Set([...permissions, ...held.map(([permission]) => permission)]),
    scope: givenTo(scope, teamIds),
    actsForTeams: [...actsForTeams, teamIds],
  };
}

/**
 * An addition to a refusal if the caller holds the permission for some teams' projects only. It names the
 * caller's own teams.
 */
export function reachNote(principal: Principal | undefined): string | undefined {
  if (!principal?.actsForTeams) return undefined;
  const reached = new Set(principal.actsForTeams.flat());
  const names = principal.teams.filter(({ teamId }) => reached.has(teamId)).map(({ name }) => `"${name}"`);
  return `You hold the permission that this needs only for the projects of ${names.join(', ')}.`;
}
