import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import { whySearch } from './why-search.ts';

const whyRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/why',
  staticData: { title: msg`Why`, permission: 'VIEW_VULNERABILITY' },
  validateSearch: whySearch,
}).lazy(screen(['why'], () => import('./why.screen.tsx').then((m) => m.route)));

/** A page of a project, without a tab of its own. */
export const whyRoutes = [whyRoute];
