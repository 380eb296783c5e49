import type { Permission } from '@waybill/api-contract';
import type { ProjectScope } from '../db/project-scope.ts';

/** Who is calling, with what the database says of them now (the token's own claims are not trusted). */
export interface Principal {
  readonly kind: 'user' | 'api-key';
  /** User name, also of a service account; for an API key of a team the team's name (contract §26.16). */
  readonly name: string;
  /** Absent for a token that is limited to projects: what an account keeps for itself is not limited. */
  readonly userId?: number;
  readonly userKind?: 'managed' | 'ldap' | 'oidc' | 'service';
  /** Whether a service account calls, by a key or a token. */
  readonly isServiceAccount?: boolean;
  /** Of the token that was sent. */
  readonly sessionId?: string;
  readonly apiKeyId?: number;
  /** The rule of token exchange that limits the token that was sent. */
  readonly limitingRuleId?: number;
  /** The network address of the request; absent for work that goes on after one. */
  readonly address?: string;
  readonly teams: readonly { readonly teamId: number; readonly uuid: string; readonly name: string }[];
  /** Teams besides its own that an API key may let see the projects that it creates. */
  readonly accessTeamIds?: readonly number[];
  readonly permissions: ReadonlySet<Permission>;
  /** What of the portfolio this caller sees. */
  readonly scope: ProjectScope;
}

/** Names a caller for what outlives the request, such as `user:7`, `key:3` or `rule:5`. */
export function ownerOf({ userId, apiKeyId, limitingRuleId }: Principal): string {
  if (limitingRuleId !== undefined) return `rule:${limitingRuleId}`;
  return userId === undefined ? `key:${apiKeyId}` : `user:${userId}`;
}

/** What a route asks of its caller: one of these permissions, just a sign-in, or nothing. */
export type Access = Permission | readonly Permission[] | 'authenticated' | 'none';

export function mayAccess(access: Access, principal: Principal | undefined): boolean {
  if (access === 'none') return true;
  if (!principal) return false;
  if (access === 'authenticated') return true;
  const anyOf = typeof access === 'string' ? [access] : access;
  return anyOf.some((permission) => principal.permissions.has(permission));
}
