import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@waybill/api-contract';
import { useSyncExternalStore } from 'react';
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

export function meets(claims: SessionClaims | undefined, requirement: Requirement | undefined): boolean {
  if (!requirement) return true;
  if (!claims) return false;
  const has = (permission: Permission) => claims.permissions.has(permission);
  if (typeof requirement === 'string') return has(requirement);
  return 'anyOf' in requirement ? requirement.anyOf.some(has) : requirement.allOf.every(has);
}

export function useClaims(): SessionClaims | undefined {
  return useSyncExternalStore(onSessionChange, getClaims);
}

/** What the signed-in user may do. The server decides in the end; this only keeps dead ends off the screen. */
export function useCapability(requirement: Requirement): Capability {
  const { t } = useLingui();
  const claims = useClaims();
  if (meets(claims, requirement)) return { allowed: true };
  const permissions = listOf(requirement).join(', ');
  return { allowed: false, reason: t`Requires the permission ${permissions}.` };
}
