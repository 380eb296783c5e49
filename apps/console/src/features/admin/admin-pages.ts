import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '../../lib/capability.ts';
import { type AppPath, paths } from '../../lib/paths.ts';

export interface AdminPage {
  /** Names of sources are the same in every language. */
  label: MessageDescriptor | string;
  path: AppPath;
}

export interface AdminGroup {
  label: MessageDescriptor;
  permission: Permission;
  pages: readonly AdminPage[];
}

/** The administration: one line per page, left out without the permission of its group. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: msg`Vulnerability sources`,
    permission: 'SYSTEM_CONFIGURATION',
    pages: [
      { label: 'NVD', path: paths.adminPage('vulnerabilitySources', 'nvd') },
      { label: 'OSV', path: paths.adminPage('vulnerabilitySources', 'osv') },
      { label: 'GitHub Advisories', path: paths.adminPage('vulnerabilitySources', 'github') },
      { label: 'EPSS', path: paths.adminPage('vulnerabilitySources', 'epss') },
      { label: 'CISA KEV', path: paths.adminPage('vulnerabilitySources', 'kev') },
    ],
  },
  {
    label: msg`Access management`,
    permission: 'ACCESS_MANAGEMENT',
    pages: [
      { label: msg`Managed users`, path: paths.adminPage('accessManagement', 'managedUsers') },
      { label: msg`Teams`, path: paths.adminPage('accessManagement', 'teams') },
    ],
  },
];
