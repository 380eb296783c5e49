import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@waybill/api-contract';
import { useContext, useSyncExternalStore } from 'react';
import { PermissionsHere } from './permissions-here.ts';
import { getClaims, onSessionChange, type SessionClaims } from './session.ts';

export type { Permission };

/** One permission, or several of which any or all are needed. */
export type Requirement = Permission | { anyOf: readonly Permission[] } | { allOf: readonly Permission[] };

export interface Capability {
  allowed: boolean;
  /** Why not, in the user's language; absent when allowed. Goes into `disabledReason` of a button. */
  reason?: string;
}

function listOf(requirement: Requirement): readonly Permission[] {
  if (typeof requirement === 'string') return [requirement];
  return 'anyOf' in requirement ? requirement.anyOf : requirement.allOf;
}

/**
 * True if a user may do something. A permission for some teams' projects also counts where no single project
 * is concerned, because lists lead to these projects as well, and the server reports the ones it skipped.
 * @param here the permissions in the project concerned
 */
export function meets(
  claims: SessionClaims | undefined,
  requirement: Requirement | undefined,
  here?: ReadonlySet<string>,
): boolean {
  if (!requirement) return true;
  if (!claims) return false;
  const has = (permission: Permission) =>
    claims.permissions.has(permission) ||
    (claims.teamPermissions.has(permission) && (here?.has(permission) ?? true));
  if (typeof requirement === 'string') return has(requirement);
  return 'anyOf' in requirement ? requirement.anyOf.some(has) : requirement.allOf.every(has);
}

export function useClaims(): SessionClaims | undefined {
  return useSyncExternalStore(onSessionChange, getClaims);
}

/**
 * The capabilities of the signed-in user. The server decides in the end; this only keeps dead ends off the
 * screen.
 */
export function useCapability(requirement: Requirement): Capability {
  const { t } = useLingui();
  const claims = useClaims();
  const here = useContext(PermissionsHere);
  if (meets(claims, requirement, here)) return { allowed: true };
  const permissions = listOf(requirement).join(', ');
  if (meets(claims, requirement)) {
    return { allowed: false, reason: t`You have the permission ${permissions} only for other projects.` };
  }
  return { allowed: false, reason: t`Requires the permission ${permissions}.` };
}
