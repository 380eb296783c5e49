import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { loadChunk } from '../../lib/chunk.ts';
import { type AppPath, paths } from '../../lib/paths.ts';
import { screen } from '../../lib/routing.ts';
import { projectRoute } from '../project/project-route.ts';
import { findingId, findingSearch } from './finding-search.ts';

const findingsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/findings',
  staticData: {
    title: msg`Audit vulnerabilities`,
    permission: 'VIEW_VULNERABILITY',
    panels: ['finding', 'view'],
  },
  validateSearch: findingSearch,
}).lazy(
  screen(['audit', 'coverage', 'finding', 'project', 'task', 'vulnerability', 'why'], () =>
    import('./findings.screen.tsx').then((m) => m.route),
  ),
);

const epssRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/epss',
  staticData: {
    title: msg`Exploit predictions`,
    permission: 'VIEW_VULNERABILITY',
    panels: ['finding', 'view'],
  },
  validateSearch: findingSearch,
}).lazy(
  screen(['audit', 'coverage', 'finding', 'project', 'task', 'vulnerability', 'why'], () =>
    import('./epss.screen.tsx').then((m) => m.route),
  ),
);

/** Where the findings of one vulnerability are shown; a single one is opened at once. */
async function pathToVulnerability(project: string, vulnerability: string): Promise<AppPath> {
  const { findingsOfVulnerability } = await loadChunk(() => import('./finding-list.data.ts'));
  const { rows } = await findingsOfVulnerability(project, vulnerability);
  const [first, second] = rows;
  const filter = { vulnerability: first?.vulnerability.vulnId ?? vulnerability, suppressed: true };
  if (!first || second) return paths.projectTab(project, 'findings', filter);
  return paths.projectTab(project, 'findings', {
    ...filter,
    finding: findingId({ kind: 'project', uuid: project }, first),
  });
}

/** Addresses of the system that users come from; the values are uuids. */
const vulnerabilityRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/findings/$vulnerability',
  staticData: { permission: 'VIEW_VULNERABILITY' },
  loader: async ({ params }) => {
    throw redirect({ href: await pathToVulnerability(params.uuid, params.vulnerability), replace: true });
  },
});

const componentVulnerabilityRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/findings/$affectedComponent/$vulnerability',
  staticData: { permission: 'VIEW_VULNERABILITY' },
  beforeLoad: ({ params }) => {
    const finding = `${params.affectedComponent}:${params.vulnerability}`;
    throw redirect({ href: paths.projectTab(params.uuid, 'findings', { finding }), replace: true });
  },
});

/** Tabs of a project. */
export const findingRoutes = [findingsRoute, epssRoute, vulnerabilityRoute, componentVulnerabilityRoute];
