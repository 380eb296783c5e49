import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import { screen, screenRoute } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import { serviceQuery } from './service.data.ts';
import { projectServicesSearch, servicePageSearch } from './service-search.ts';

const projectServicesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/services',
  staticData: { title: msg`Services`, panels: ['add'] },
  validateSearch: projectServicesSearch,
}).lazy(
  screen(['service', 'project', 'task'], () => import('./project-services.screen.tsx').then((m) => m.route)),
);

const serviceRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/services/$uuid',
  staticData: {
    title: msg`Service`,
    permission: 'VIEW_PORTFOLIO',
    panels: ['dialog'],
    palette: {
      id: 'services',
      title: msg`Services`,
      icon: Waypoints,
      permission: 'VIEW_PORTFOLIO',
      load: () => import('./service.palette.ts'),
    },
  },
  validateSearch: servicePageSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(serviceQuery(params.uuid)),
}).lazy(screen(['service', 'project'], () => import('./service.screen.tsx').then((m) => m.route)));

export const serviceRoutes = [serviceRoute];

/** The tab of a project that this feature brings. */
export const serviceTabRoutes = [projectServicesRoute];
