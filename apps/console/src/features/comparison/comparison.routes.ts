import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { screen } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import {
  comparedComponentsSearch,
  comparedFindingsSearch,
  comparedLicensesSearch,
  comparedViolationsSearch,
  comparisonSearch,
} from './comparison-search.ts';

const comparisonRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/compare',
  // Which versions are compared is no filter of the lists.
  staticData: { title: msg`Compare versions`, panels: ['with'] },
  validateSearch: comparisonSearch,
}).lazy(screen(['comparison'], () => import('./comparison.screen.tsx').then((m) => m.route)));

const componentsRoute = createRoute({
  getParentRoute: () => comparisonRoute,
  path: '/',
  validateSearch: comparedComponentsSearch,
}).lazy(screen(['comparison'], () => import('./compared-components.screen.tsx').then((m) => m.route)));

const findingsRoute = createRoute({
  getParentRoute: () => comparisonRoute,
  path: '/findings',
  staticData: { permission: 'VIEW_VULNERABILITY' },
  validateSearch: comparedFindingsSearch,
}).lazy(
  screen(['comparison', 'coverage', 'finding', 'vulnerability'], () =>
    import('./compared-findings.screen.tsx').then((m) => m.route),
  ),
);

const violationsRoute = createRoute({
  getParentRoute: () => comparisonRoute,
  path: '/violations',
  staticData: { permission: 'VIEW_POLICY_VIOLATION' },
  validateSearch: comparedViolationsSearch,
}).lazy(
  screen(['comparison', 'policy', 'violation'], () =>
    import('./compared-violations.screen.tsx').then((m) => m.route),
  ),
);

const licensesRoute = createRoute({
  getParentRoute: () => comparisonRoute,
  path: '/licenses',
  validateSearch: comparedLicensesSearch,
}).lazy(screen(['comparison'], () => import('./compared-licenses.screen.tsx').then((m) => m.route)));

/** This feature's tabs on the page of a project. */
export const comparisonTabRoutes = [
  comparisonRoute.addChildren([componentsRoute, findingsRoute, violationsRoute, licensesRoute]),
];
