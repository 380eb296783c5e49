import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { screen, screenRoute } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import { portfolioViolationSearch, projectViolationSearch } from './violation-search.ts';

const panels = ['violation', 'view'];

const projectViolationsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/policyViolations',
  staticData: { title: msg`Policy violations`, permission: 'VIEW_POLICY_VIOLATION', panels },
  validateSearch: projectViolationSearch,
}).lazy(
  screen(['audit', 'policy', 'task', 'violation'], () =>
    import('./project-violations.screen.tsx').then((m) => m.route),
  ),
);

const portfolioViolationsRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: '/policyViolationAudit',
  staticData: {
    title: msg`Policy violations`,
    permission: 'VIEW_POLICY_VIOLATION',
    sidebar: { group: 'audit', path: paths.policyViolationAudit(), icon: ScrollText, goKey: 'i' },
    panels,
  },
  validateSearch: portfolioViolationSearch,
}).lazy(
  screen(['audit', 'policy', 'task', 'violation'], () =>
    import('./portfolio-violations.screen.tsx').then((m) => m.route),
  ),
);

/** Tabs of a project. */
export const violationTabRoutes = [projectViolationsRoute];

export const violationRoutes = [portfolioViolationsRoute];
