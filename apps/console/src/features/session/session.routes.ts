import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getConfig } from '../../lib/config.ts';
import { requireNoSession } from '../../lib/guard.ts';
import { rootRoute, screen } from '../../lib/routing.ts';
import { providerAvailableQuery } from './provider-sign-in.data.ts';

/** A provider that cannot be asked is told by a notice and leaves the form. */
async function loadProvider(queryClient: QueryClient): Promise<boolean> {
  if (getConfig().oidc === undefined) return false;
  return queryClient.fetchQuery(providerAvailableQuery).catch(() => false);
}

const redirectSearch = v.object({ redirect: v.optional(v.fallback(v.string(), '')) });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: redirectSearch,
  staticData: { title: msg`Sign in` },
  beforeLoad: ({ search }) => requireNoSession(search.redirect),
  loader: ({ context }) => loadProvider(context.queryClient),
}).lazy(screen(['session'], () => import('./login.screen.tsx').then((m) => m.route)));

const oidcCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oidc-callback',
  staticData: { title: msg`Sign in` },
}).lazy(screen(['session'], () => import('./oidc-callback.screen.tsx').then((m) => m.route)));

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/change-password',
  validateSearch: redirectSearch,
  staticData: { title: msg`Change password` },
}).lazy(screen(['session'], () => import('./change-password.screen.tsx').then((m) => m.route)));

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  staticData: { title: msg`Reset password` },
}).lazy(screen(['session'], () => import('./forgot-password.screen.tsx').then((m) => m.route)));

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { title: msg`Reset password` },
}).lazy(screen(['session'], () => import('./reset-password.screen.tsx').then((m) => m.route)));

export const sessionRoutes = [
  loginRoute,
  oidcCallbackRoute,
  changePasswordRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
];
