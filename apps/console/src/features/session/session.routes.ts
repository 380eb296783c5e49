import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { requireNoSession } from '../../lib/guard.ts';
import { rootRoute, screen } from '../../lib/routing.ts';

const redirectSearch = v.object({ redirect: v.optional(v.fallback(v.string(), '')) });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: redirectSearch,
  staticData: { title: msg`Sign in` },
  beforeLoad: ({ search }) => requireNoSession(search.redirect),
}).lazy(screen(['session'], () => import('./login.screen.tsx').then((m) => m.route)));

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

export const sessionRoutes = [loginRoute, changePasswordRoute, forgotPasswordRoute, resetPasswordRoute];
