import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { loadChunk } from '../../lib/chunk.ts';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { policyRoute } from './policy-route.ts';
import { policyListSearch } from './policy-search.ts';

const listRoute = createRoute({
  getParentRoute: () => policyRoute,
  path: '/',
  staticData: {
    commands: [
      {
        label: msg`Create policy`,
        permission: 'POLICY_MANAGEMENT',
        path: paths.policies({ dialog: 'create' }),
      },
    ],
    panels: ['dialog'],
  },
  validateSearch: policyListSearch,
}).lazy(screen(['policy'], () => import('./policy-list.screen.tsx').then((m) => m.route)));

/** An address of the system that users come from. */
const aliasRoute = createRoute({
  getParentRoute: () => policyRoute,
  path: '/policies',
  beforeLoad: () => {
    throw redirect({ href: paths.policies(), replace: true });
  },
});

const pageRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/policy/$uuid',
  staticData: { title: msg`Policy`, permission: 'POLICY_MANAGEMENT' },
  loader: async ({ context, params }) => {
    const { policyQuery } = await loadChunk(() => import('./policy.data.ts'));
    return context.queryClient.ensureQueryData(policyQuery(params.uuid));
  },
}).lazy(screen(['policy'], () => import('./policy-page.screen.tsx').then((m) => m.route)));

/** Tabs of the policies. */
export const policyTabRoutes = [listRoute, aliasRoute];

export const policyRoutes = [pageRoute];
