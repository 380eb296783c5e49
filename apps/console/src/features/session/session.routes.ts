import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getConfig } from '../../lib/config.ts';
import { requireNoSession } from '../../lib/guard.ts';
import { rootRoute, screen } from '../../lib/routing.ts';
import { startSession } from '../../lib/session.ts';
import { type HeaderOutcome, tryHeaderSignIn } from './header-sign-in.data.ts';
import { providerAvailableQuery } from './provider-sign-in.data.ts';
import { welcomeQuery } from './welcome.data.ts';

/** The alternatives to the form on the sign-in page. */
interface LoginOffer {
  hasProvider: boolean;
  /** The outcome of a sign-in by the headers of a proxy. */
  header: HeaderOutcome['kind'];
  /** What the administrators say to everybody, as HTML; empty without one. */
  welcome: string;
}

/** A user whom a proxy vouches for continues without a form. */
async function loadLogin(queryClient: QueryClient, wanted: string | undefined): Promise<LoginOffer> {
  const header = await tryHeaderSignIn();
  if (header.kind === 'signed-in') {
    startSession(header.token);
    requireNoSession(wanted);
  }
  const [hasProvider, welcome] = await Promise.all([loadProvider(queryClient), loadWelcome(queryClient)]);
  return { hasProvider, header: header.kind, welcome };
}

/** Without the message people can sign in all the same. */
async function loadWelcome(queryClient: QueryClient): Promise<string> {
  if (!getConfig().hasWelcome) return '';
  return queryClient.fetchQuery(welcomeQuery).catch(() => '');
}

/** If the provider cannot be reached, a notice appears and the form stays. */
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
  loaderDeps: ({ search }) => ({ wanted: search.redirect }),
  loader: ({ context, deps }) => loadLogin(context.queryClient, deps.wanted),
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
