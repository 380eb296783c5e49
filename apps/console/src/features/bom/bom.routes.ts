import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { projectRoute } from '../project/project-route.ts';

const importsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/bom',
  staticData: { title: msg`BOMs` },
  validateSearch: tableSearch,
}).lazy(screen(['bom'], () => import('./bom-imports.screen.tsx').then((m) => m.route)));

export const bomTabRoutes = [importsRoute];
