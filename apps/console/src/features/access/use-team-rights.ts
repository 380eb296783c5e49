import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { teamsQuery } from './access.data.ts';
import { limitedPermissionsQuery } from './permission.data.ts';
import { type InheritedPermissions, inheritedBy, limitedBy, type RightsHolder } from './permission-draft.ts';

export interface TeamRights {
  readonly inherited: InheritedPermissions;
  /** For the projects of these teams only. */
  readonly limited: InheritedPermissions;
}

/**
 * The permissions of a user through teams. Undefined until all teams are loaded, because a permission would
 * otherwise look ungranted.
 */
export function useTeamRights(user: RightsHolder): TeamRights | undefined {
  const { data: teams } = useQuery(teamsQuery);
  const { data: limited } = useQuery(limitedPermissionsQuery);
  return useMemo(
    () => teams && limited && { inherited: inheritedBy(user, teams), limited: limitedBy(user, limited) },
    [user, teams, limited],
  );
}
