import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyRoute } from '@tanstack/react-router';
import type { Requirement } from '../lib/capability.ts';
import { type SidebarEntry, useScreens } from '../lib/routing.ts';

export interface NavigationItem extends SidebarEntry {
  label: MessageDescriptor;
  /** Without it the entry is left out. */
  permission: Requirement;
}

export interface NavigationGroup {
  label?: MessageDescriptor;
  items: readonly NavigationItem[];
}

function itemOf({ options: { staticData } }: AnyRoute): NavigationItem[] {
  const label = staticData?.sidebar?.label ?? staticData?.title;
  if (!staticData?.sidebar || !label) return [];
  return [{ ...staticData.sidebar, label, permission: staticData.permission ?? { allOf: [] } }];
}

/** The sidebar: what the screens declare, in the order of the routes. */
export function useNavigation(): readonly NavigationGroup[] {
  const items = useScreens().flatMap(itemOf);
  const inGroup = (name: SidebarEntry['group']) => items.filter(({ group }) => group === name);
  return [
    { items: inGroup('start') },
    { label: msg`Portfolio`, items: inGroup('portfolio') },
    { label: msg`Audit`, items: inGroup('audit') },
    { items: inGroup('system') },
    { items: inGroup('end') },
  ];
}
