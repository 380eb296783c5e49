import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen, screenRoute } from '../../lib/routing.ts';
import { attentionSearch } from './attention-search.ts';

const attentionRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/dashboard/projects',
  staticData: { title: msg`Projects by urgency`, permission: 'VIEW_PORTFOLIO' },
  validateSearch: attentionSearch,
}).lazy(
  screen(['attention', 'coverage'], () => import('./attention-projects.screen.tsx').then((m) => m.route)),
);

export const attentionRoutes = [attentionRoute];
