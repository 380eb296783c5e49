import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import { loadPermissionsHere } from '../../lib/in-project.tsx';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import { serviceQuery } from './service.data.ts';
import { portfolioServicesSearch, projectServicesSearch, servicePageSearch } from './service-search.ts';

const projectServicesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/services',
  staticData: { title: msg`Services`, panels: ['add'] },
  validateSearch: projectServicesSearch,
}).lazy(
  screen(['service', 'project', 'task'], () => import('./project-services.screen.tsx').then((m) => m.route)),
);

const portfolioServicesRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/services',
  staticData: {
    title: msg`Services`,
    permission: 'VIEW_PORTFOLIO',
    sidebar: { group: 'portfolio', path: paths.services(), icon: Waypoints, goKey: 's' },
    palette: {
      id: 'services',
      title: msg`Services`,
      icon: Waypoints,
      permission: 'VIEW_PORTFOLIO',
      load: () => import('./service.palette.ts'),
      all: (text) => ({
        label: msg`Search services for “${text}”`,
        path: paths.services({ searchText: text }),
      }),
    },
  },
  validateSearch: portfolioServicesSearch,
}).lazy(screen(['service', 'task'], () => import('./portfolio-services.screen.tsx').then((m) => m.route)));

const serviceRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/services/$uuid',
  staticData: { title: msg`Service`, permission: 'VIEW_PORTFOLIO', panels: ['dialog'] },
  validateSearch: servicePageSearch,
  loader: async ({ context: { queryClient }, params: { uuid } }) => {
    const service = await queryClient.ensureQueryData(serviceQuery(uuid));
    if (service.project) await loadPermissionsHere(queryClient, service.project.uuid);
    return service;
  },
}).lazy(screen(['service', 'project'], () => import('./service.screen.tsx').then((m) => m.route)));

export const serviceRoutes = [portfolioServicesRoute, serviceRoute];

/** The tab of a project that this feature brings. */
export const serviceTabRoutes = [projectServicesRoute];
