import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Boxes,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  Rocket,
  Settings,
  ShieldAlert,
} from 'lucide-react';
import { firstRunPermission } from '../features/first-run/first-run.data.ts';
import type { Requirement } from '../lib/capability.ts';
import { type AppPath, paths } from '../lib/paths.ts';

export interface NavigationItem {
  label: MessageDescriptor;
  path: AppPath;
  icon: LucideIcon;
  permission: Requirement;
  /** Only until the installation has projects and a mirrored source. */
  firstRun?: true;
  /** Pressed after `g` it leads here. */
  goKey?: string;
}

export interface NavigationGroup {
  label?: MessageDescriptor;
  items: readonly NavigationItem[];
}

/** The sidebar: one line per entry, left out without its permission. */
export const navigation: readonly NavigationGroup[] = [
  {
    items: [
      {
        label: msg`Dashboard`,
        path: paths.dashboard(),
        icon: LayoutDashboard,
        permission: 'VIEW_PORTFOLIO',
        goKey: 'd',
      },
      {
        label: msg`First steps`,
        path: paths.start(),
        icon: Rocket,
        permission: firstRunPermission,
        firstRun: true,
      },
    ],
  },
  {
    label: msg`Portfolio`,
    items: [
      {
        label: msg`Projects`,
        path: paths.projects(),
        icon: FolderKanban,
        permission: 'VIEW_PORTFOLIO',
        goKey: 'p',
      },
      {
        label: msg`Components`,
        path: paths.components(),
        icon: Boxes,
        permission: 'VIEW_PORTFOLIO',
        goKey: 'c',
      },
      {
        label: msg`Vulnerabilities`,
        path: paths.vulnerabilities(),
        icon: ShieldAlert,
        permission: 'VIEW_PORTFOLIO',
        goKey: 'v',
      },
    ],
  },
  {
    items: [
      {
        label: msg`Administration`,
        path: paths.admin(),
        icon: Settings,
        permission: { anyOf: ['SYSTEM_CONFIGURATION', 'ACCESS_MANAGEMENT'] },
        goKey: 'a',
      },
    ],
  },
];
