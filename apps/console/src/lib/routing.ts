import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRootRouteWithContext, createRoute, useRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Requirement } from './capability.ts';
import { loadChunk } from './chunk.ts';
import { checkSession, type ProjectOf, requirePermission, requireSession } from './guard.ts';
import { type Area, loadAreas } from './i18n.ts';
import type { AppPath } from './paths.ts';

export interface RouterContext {
  queryClient: QueryClient;
}

/** An entry of the sidebar. */
export interface SidebarEntry {
  group: 'start' | 'portfolio' | 'audit' | 'system' | 'end';
  /** The title of the page without it. */
  label?: MessageDescriptor;
  path: AppPath;
  icon: ComponentType<{ className?: string }>;
  /** Pressed after `g` it leads here. */
  goKey?: string;
  /** A hook, for an entry that is not always there. */
  useIsShown?: () => boolean;
}

/** Something that the palette can start. */
interface PageCommand {
  label: MessageDescriptor;
  permission: Requirement;
  path: AppPath;
}

/** A screen's description of itself. Its texts are in the catalog of the shell, which shows them. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of the page in the browser's tab. */
    title?: MessageDescriptor;
    /** The permission to open the page. */
    permission?: Requirement;
    /** The project that the page and its tabs are about, where a permission may hold for the projects of a team only. */
    projectOf?: ProjectOf;
    sidebar?: SidebarEntry;
    /** Actions available everywhere. */
    commands?: readonly PageCommand[];
    /** Actions available while the page is open. */
    commandsHere?: (params: Record<string, string>) => readonly PageCommand[];
    /** Search parameters that open something on top of the page: they leave no rows of its lists out. */
    panels?: readonly string[];
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()();

let checkedPathname = '';

/**
 * All screens, for what lists their declarations. Asked of the router, since an import of the routes would make them a
 * part of every chunk that lists them.
 */
export function useScreens(): readonly AnyRoute[] {
  return Object.values<AnyRoute>(useRouter().routesById);
}

/** Everything with header and sidebar: needs a session that the server accepts. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'screen',
  beforeLoad: async ({ context, location, preload }) => {
    if (preload) return;
    requireSession(location);
    // A new filter or page of the same screen is no reason to ask again.
    if (checkedPathname === location.pathname) return;
    await checkSession(context.queryClient, location);
    checkedPathname = location.pathname;
  },
});

/** The parent of every screen: enforces the `permission` that the screen's route declares. */
export const screenRoute = createRoute({
  getParentRoute: () => shellRoute,
  // Adds nothing to the ids of the screens: they are `/screen` and the screen's path.
  id: '/',
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (!preload) await requirePermission(context.queryClient, location, matches);
  },
});

/** After sign-out or sign-in the server is asked again. */
export function forgetSessionCheck(): void {
  checkedPathname = '';
}

const sameFailureMs = 1000;

/** Loads a screen's code together with the messages of its areas. For `createRoute(…).lazy(…)`. */
export function screen<T>(areas: readonly Area[], load: () => Promise<T>): () => Promise<T> {
  let failure: { error: unknown; atMs: number } | undefined;
  return async () => {
    // When a load fails, the router loads again at once to look for an error component of the route:
    // that must not cost another two minutes. Coming back later is a new attempt.
    if (failure && performance.now() - failure.atMs < sameFailureMs) throw failure.error;
    try {
      const [module] = await Promise.all([loadChunk(load), loadAreas(areas)]);
      return module;
    } catch (error) {
      failure = { error, atMs: performance.now() };
      throw error;
    }
  };
}
