import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyRoute } from '@tanstack/react-router';
import type { Permission } from '../../lib/capability.ts';
import type { AdminGroupName, AdminPage } from './admin-route.ts';

export interface AdminGroup {
  name: AdminGroupName;
  label: MessageDescriptor;
  permission: Permission;
  /** The page that the name of the group leads to. */
  first: string;
}

/** The parts of the administration, each left out without its permission. */
export const adminGroups: readonly AdminGroup[] = [
  { name: 'configuration', label: msg`Configuration`, permission: 'SYSTEM_CONFIGURATION', first: 'general' },
  { name: 'analyzers', label: msg`Analyzers`, permission: 'SYSTEM_CONFIGURATION', first: 'internal' },
  {
    name: 'vulnerabilitySources',
    label: msg`Vulnerability sources`,
    permission: 'SYSTEM_CONFIGURATION',
    first: 'nvd',
  },
  {
    name: 'repositories',
    label: msg`Package repositories`,
    permission: 'SYSTEM_CONFIGURATION',
    first: 'cargo',
  },
  { name: 'notifications', label: msg`Notifications`, permission: 'SYSTEM_CONFIGURATION', first: 'alerts' },
  { name: 'integrations', label: msg`Integrations`, permission: 'SYSTEM_CONFIGURATION', first: 'fortifySSC' },
  {
    name: 'accessManagement',
    label: msg`Access management`,
    permission: 'ACCESS_MANAGEMENT',
    first: 'ldapUsers',
  },
  { name: 'import', label: msg`Import`, permission: 'ACCESS_MANAGEMENT', first: 'dependencyTrack' },
];

/** The pages that the features declare for a group, in the order of the routes. */
export function pagesOf({ name }: AdminGroup, routes: readonly AnyRoute[]): readonly AdminPage[] {
  return routes.flatMap(({ options: { staticData } }) =>
    staticData?.admin?.group === name ? staticData.admin.pages : [],
  );
}
