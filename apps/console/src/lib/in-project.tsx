import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useClaims } from './capability.ts';
import { PermissionsHere, projectPermissionsQuery } from './permissions-here.ts';
import { getClaims } from './session.ts';

/**
 * Marks the contents as belonging to this project: `useCapability` offers only what the user may do in it.
 * Everything that shows one project, component, service, finding, or violation is inside one.
 */
export function InProject({ uuid, children }: { uuid: string | undefined; children: ReactNode }) {
  const isAsked = (useClaims()?.teamPermissions.size ?? 0) > 0 && uuid !== undefined;
  const { data } = useQuery({ ...projectPermissionsQuery(uuid ?? ''), enabled: isAsked });
  // Until it is known, nothing is offered that may not hold.
  const here = useMemo(() => (isAsked ? new Set<string>(data) : undefined), [isAsked, data]);
  return <PermissionsHere value={here}>{children}</PermissionsHere>;
}

/** Asks before the page of a project is shown, so that nothing appears on it late. */
export async function loadPermissionsHere(queryClient: QueryClient, uuid: string): Promise<void> {
  if (!getClaims()?.teamPermissions.size) return;
  await queryClient.prefetchQuery(projectPermissionsQuery(uuid));
}
