import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import {
  componentMetricsSince,
  currentComponentMetrics,
  currentPortfolioMetrics,
  currentProjectMetrics,
  portfolioMetricsSince,
  projectMetricsSince,
  refreshProject,
  snapshotPortfolio,
} from './metrics.service.ts';
import { viewDependencyMetrics, viewPortfolioMetrics, viewProjectMetrics } from './metrics.view.ts';

export function metricsRoutes(app: App, context: Context): void {
  portfolioRoutes(app, context);
  projectRoutes(app, context);
  componentRoutes(app, context);
}

function portfolioRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/metrics/portfolio/current': async ({ caller }) =>
      viewPortfolioMetrics(await currentPortfolioMetrics(db, caller.scope, now())),

    'GET /api/v1/metrics/portfolio/since/{date}': async ({ path, caller }) =>
      (await portfolioMetricsSince(db, caller.scope, path.date, now())).map(viewPortfolioMetrics),

    'GET /api/v1/metrics/portfolio/{days}/days': async ({ path, caller }) => {
      const since = daysBefore(now(), path.days);
      return (await portfolioMetricsSince(db, caller.scope, since, now())).map(viewPortfolioMetrics);
    },

    'GET /api/v1/metrics/portfolio/refresh': () => snapshotPortfolio(db, now()),
  });
}

function projectRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/metrics/project/{uuid}/current': async ({ path, caller }) =>
      viewProjectMetrics(await currentProjectMetrics(db, path.uuid, caller.scope, now())),

    'GET /api/v1/metrics/project/{uuid}/since/{date}': async ({ path, caller }) =>
      (await projectMetricsSince(db, path.uuid, caller.scope, path.date, now())).map(viewProjectMetrics),

    'GET /api/v1/metrics/project/{uuid}/days/{days}': async ({ path, caller }) => {
      const since = daysBefore(now(), path.days);
      return (await projectMetricsSince(db, path.uuid, caller.scope, since, now())).map(viewProjectMetrics);
    },

    'GET /api/v1/metrics/project/{uuid}/refresh': ({ path, caller }) =>
      refreshProject(db, path.uuid, caller.scope),
  });
}

function componentRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/metrics/component/{uuid}/current': async ({ path, caller }) =>
      viewDependencyMetrics(await currentComponentMetrics(db, path.uuid, caller.scope, now())),

    'GET /api/v1/metrics/component/{uuid}/since/{date}': async ({ path, caller }) =>
      (await componentMetricsSince(db, path.uuid, caller.scope, path.date, now())).map(viewDependencyMetrics),

    'GET /api/v1/metrics/component/{uuid}/days/{days}': async ({ path, caller }) => {
      const since = daysBefore(now(), path.days);
      const intervals = await componentMetricsSince(db, path.uuid, caller.scope, since, now());
      return intervals.map(viewDependencyMetrics);
    },

    'GET /api/v1/metrics/component/{uuid}/refresh': async ({ path, caller }) => {
      // Component counters are read from their matches, so there is nothing to refresh but the right to ask.
      await currentComponentMetrics(db, path.uuid, caller.scope, now());
    },
  });
}

const dayMs = 86_400_000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.min(Math.max(days, 0), 36_500) * dayMs);
}
