import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { tableSearch } from '../../lib/url-table.ts';
import { projectRoute } from '../project/project-route.ts';
import { vexStatementsSearch } from './vex-search.ts';

/** Visible to anyone who can view or analyze findings. */
const staticData = {
  title: msg`VEX`,
  permission: { anyOf: ['VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'] },
} as const;

const importsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vex',
  staticData,
  validateSearch: tableSearch,
}).lazy(
  screen(['bom', 'finding', 'project', 'vex'], () => import('./vex-imports.screen.tsx').then((m) => m.route)),
);

const statementsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/vex/$token',
  staticData,
  validateSearch: vexStatementsSearch,
}).lazy(screen(['vex', 'finding'], () => import('./vex-statements.screen.tsx').then((m) => m.route)));

/** Tabs of a project. */
export const vexTabRoutes = [importsRoute, statementsRoute];
