// Public to other features.
import type { MessageDescriptor } from '@lingui/core';
import { type AnyRoute, createRoute, type LazyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { Area } from '../../lib/i18n.ts';
import type { PaletteProvider } from '../../lib/palette.ts';
import { type AppPath, paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { textSearch } from '../../lib/url-flag.ts';
import type { SettingsDeclaration } from '../../ui/settings/setting-types.ts';
import { type AdminGroupName, adminRoute } from '../admin/admin-route.ts';
import { settingsQuery } from './setting.data.ts';

/** A page that is nothing but settings. */
export interface SettingsPage extends SettingsDeclaration {
  title: MessageDescriptor;
  description?: MessageDescriptor;
  /** Buttons beside the title. */
  Actions?: ComponentType;
  /** How what the settings are for fares, in a card before them. */
  State?: ComponentType;
  /** A card below the settings that tests the stored ones. */
  Trial?: ComponentType;
}

/** Settings that can be found one by one from anywhere. */
export interface FindableSettings {
  page: MessageDescriptor | string;
  /** Where the setting with this id is shown. */
  path: (id: string) => AppPath;
  areas: readonly Area[];
  load: () => Promise<SettingsDeclaration>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    settings?: readonly FindableSettings[];
  }
}

export const settingSearchEntries = {
  /** The setting that somebody came for. */
  setting: textSearch,
};
const settingSearch = v.object(settingSearchEntries);

/** The exports of a settings page's file: its declaration and its screen. */
interface SettingsModule {
  page: SettingsPage;
  route: LazyRoute<AnyRoute>;
}

/** The route of a page that is nothing but settings. `load` imports the file of the page, `<name>.settings.ts`. */
export function settingsRoute(page: {
  group: AdminGroupName;
  /** The last part of its address. */
  name: string;
  title: MessageDescriptor;
  areas: readonly Area[];
  load: () => Promise<SettingsModule>;
  palette?: PaletteProvider;
}) {
  const { group, name, title, areas, load } = page;
  const path = paths.adminPage(group, name);
  return createRoute({
    getParentRoute: () => adminRoute,
    path: `/${group}/${name}`,
    staticData: {
      title,
      permission: 'SYSTEM_CONFIGURATION',
      admin: { group, pages: [{ label: title, path }] },
      settings: [
        {
          page: title,
          path: (setting) => paths.adminPage(group, name, { setting }),
          areas,
          load: async () => (await load()).page,
        },
      ],
      ...(page.palette ? { palette: page.palette } : {}),
    },
    validateSearch: settingSearch,
    loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsQuery),
  }).lazy(screen(areas, async () => (await load()).route));
}
