import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { History, Keyboard, Settings, Zap } from 'lucide-react';
import { adminGroups, pagesOf } from '../../features/admin/admin-groups.routes.ts';
import { meets, useClaims } from '../../lib/capability.ts';
import { projectPermissionsQuery } from '../../lib/permissions-here.ts';
import { useScreens } from '../../lib/routing.ts';
import { rankOf } from '../../ui/match-text.ts';
import { type NavigationItem, useNavigation } from '../navigation.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';
import { readRecents } from './recents.ts';

/** Text that begins with this sign searches actions only. */
export const actionSign = '>';

/** The best first; those that fit equally well stay in their order. */
function fitting(items: readonly PaletteItem[], text: string): PaletteItem[] {
  return items
    .map((item) => ({ item, rank: rankOf(item.label, text) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

const always = () => true;

/** The entries of the sidebar that are there now. */
function useShownPlaces(): NavigationItem[] {
  const claims = useClaims();
  const items = useNavigation().flatMap((group) => group.items);
  // biome-ignore lint/correctness/useHookAtTopLevel: the routes never change, so these are always the same hooks in the same order
  const shown = items.map(({ useIsShown = always }) => useIsShown());
  return items.filter((item, index) => shown[index] && meets(claims, item.permission));
}

/** Pages of the sidebar and of the administration. */
function usePages(): PaletteItem[] {
  const { i18n } = useLingui();
  const claims = useClaims();
  const screens = useScreens();
  const places = useShownPlaces().map((item) => ({
    id: `page ${item.path}`,
    label: i18n._(item.label),
    icon: item.icon,
    go: { path: item.path },
    keys: item.goKey && `G ${item.goKey.toUpperCase()}`,
  }));
  const adminPages = adminGroups
    .filter((group) => meets(claims, group.permission))
    .flatMap((group) =>
      pagesOf(group, screens).map((page) => ({
        id: `page ${page.path}`,
        label: `${i18n._(group.label)}: ${typeof page.label === 'string' ? page.label : i18n._(page.label)}`,
        icon: Settings,
        go: { path: page.path },
      })),
    );
  return [...places, ...adminPages];
}

/** The actions of the open page. */
function useActionsHere(): PaletteItem[] {
  const { i18n } = useLingui();
  const claims = useClaims();
  const matches = useMatches();
  const queryClient = useQueryClient();
  const permissionsIn = ({ uuid = '' }: Readonly<Record<string, string | undefined>>) => {
    const known = queryClient.getQueryData(projectPermissionsQuery(uuid).queryKey);
    return known && new Set<string>(known);
  };
  return matches
    .flatMap(({ staticData, params }) =>
      (staticData.commandsHere?.(params) ?? []).filter(({ permission }) =>
        meets(claims, permission, permissionsIn(params)),
      ),
    )
    .map(({ label, path }) => ({
      id: `here ${path}`,
      label: i18n._(label),
      icon: Zap,
      go: { path },
    }));
}

/** The actions available everywhere. */
function useActions(onHelp: () => void): PaletteItem[] {
  const { t, i18n } = useLingui();
  const claims = useClaims();
  const actions = useScreens()
    .flatMap(({ options }) => options.staticData?.commands ?? [])
    .filter(({ permission }) => meets(claims, permission))
    .map(({ label, path }) => ({
      id: `action ${path}`,
      label: i18n._(label),
      icon: Zap,
      go: { path },
    }));
  const help = { id: 'help', label: t`Keyboard shortcuts`, icon: Keyboard, go: { run: onHelp }, keys: '?' };
  return [...actions, help];
}

/** The things that were opened last; each with the icon of the page that lists its kind. */
function useRecents(): PaletteItem[] {
  const places = useNavigation().flatMap((group) => group.items);
  return readRecents().map(({ path, label }) => ({
    id: `recent ${path}`,
    label,
    icon: places.find((place) => path.startsWith(`${place.path}/`))?.icon ?? History,
    go: { path },
  }));
}

/** The groups that need no request. */
export function useLocalGroups(typed: string, onHelp: () => void): PaletteGroup[] {
  const { t } = useLingui();
  const onlyActions = typed.startsWith(actionSign);
  const text = onlyActions ? typed.slice(actionSign.length).trim() : typed;
  const here = { id: 'here', title: t`On this page`, items: fitting(useActionsHere(), text) };
  const actions = { id: 'actions', title: t`Actions`, items: fitting(useActions(onHelp), text) };
  const pages = { id: 'pages', title: t`Pages`, items: fitting(usePages(), text) };
  const recents = { id: 'recents', title: t`Recent`, items: fitting(useRecents(), text) };
  return onlyActions ? [here, actions] : [recents, here, pages, actions];
}
