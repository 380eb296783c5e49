// Public to other features.
import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Gavel } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';

/** Policies and what they are made of: header and tabs. */
export const policyRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/policy',
  staticData: {
    title: msg`Policies`,
    permission: 'POLICY_MANAGEMENT',
    sidebar: { group: 'system', path: paths.policies(), icon: Gavel, goKey: 'o' },
  },
}).lazy(screen(['policy'], () => import('./policy-area.screen.tsx').then((m) => m.route)));
