import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { policyRoute } from '../policy/policy-route.ts';
import { licenseGroupListSearch } from './license-group-search.ts';

const listRoute = createRoute({
  getParentRoute: () => policyRoute,
  path: '/licenseGroups',
  staticData: {
    title: msg`License groups`,
    commands: [
      {
        label: msg`Create license group`,
        permission: 'POLICY_MANAGEMENT',
        path: paths.licenseGroups({ dialog: 'create' }),
      },
    ],
    panels: ['dialog', 'group'],
  },
  validateSearch: licenseGroupListSearch,
}).lazy(screen(['license-group'], () => import('./license-group-list.screen.tsx').then((m) => m.route)));

/** Tabs of the policies. */
export const licenseGroupRoutes = [listRoute];
