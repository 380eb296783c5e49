import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
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
import { viewCounts, viewPortfolioMetrics, viewProjectMetrics } from './metrics.view.ts';

const read = { access: 'VIEW_PORTFOLIO' } as const;
const manage = { access: 'PORTFOLIO_MANAGEMENT' } as const;
const daysParams = Type.Object({ days: Type.Integer() });
const uuidAndDays = Type.Object({ uuid: Type.String(), days: Type.Integer() });
const uuidAndDate = Type.Object({ uuid: Type.String(), date: Type.String() });
const tags = ['metrics'];

export function metricsRoutes(app: App, context: Context): void {
  portfolioRoutes(app, context);
  projectRoutes(app, context);
  componentRoutes(app, context);
}

function portfolioRoutes(app: App, { db, now }: Context): void {
  app.get('/api/v1/metrics/portfolio/current', { config: read, schema: { tags } }, async (request) =>
    viewPortfolioMetrics(await currentPortfolioMetrics(db, callerOf(request).scope)),
  );
  app.get(
    '/api/v1/metrics/portfolio/since/:date',
    { config: read, schema: { params: Type.Object({ date: Type.String() }), tags } },
    async (request) => {
      const since = requireDate(request.params.date);
      const rows = await portfolioMetricsSince(db, callerOf(request).scope, since, now());
      return rows.map(viewPortfolioMetrics);
    },
  );
  app.get(
    '/api/v1/metrics/portfolio/:days/days',
    { config: read, schema: { params: daysParams, tags } },
    async (request) => {
      const since = daysBefore(now(), request.params.days);
      const rows = await portfolioMetricsSince(db, callerOf(request).scope, since, now());
      return rows.map(viewPortfolioMetrics);
    },
  );
  app.get(
    '/api/v1/metrics/portfolio/refresh',
    { config: manage, schema: { tags } },
    async (_request, reply) => {
      await snapshotPortfolio(db);
      return reply.send();
    },
  );
}

function projectRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/v1/metrics/project/:uuid/current',
    { config: read, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getProjectCurrentMetrics.uuid');
      return viewProjectMetrics(await currentProjectMetrics(db, uuid, callerOf(request).scope, now()));
    },
  );
  const since = async (uuid: string, from: Date, scope: Parameters<typeof projectMetricsSince>[2]) =>
    (await projectMetricsSince(db, uuid, scope, from, now())).map(viewProjectMetrics);
  app.get(
    '/api/v1/metrics/project/:uuid/since/:date',
    { config: read, schema: { params: uuidAndDate, tags } },
    async (request) =>
      since(
        requireUuid(request.params.uuid, 'getProjectMetricsSince.uuid'),
        requireDate(request.params.date),
        callerOf(request).scope,
      ),
  );
  app.get(
    '/api/v1/metrics/project/:uuid/days/:days',
    { config: read, schema: { params: uuidAndDays, tags } },
    async (request) =>
      since(
        requireUuid(request.params.uuid, 'getProjectMetricsXDays.uuid'),
        daysBefore(now(), request.params.days),
        callerOf(request).scope,
      ),
  );
  app.get(
    '/api/v1/metrics/project/:uuid/refresh',
    { config: manage, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      await refreshProject(
        db,
        requireUuid(request.params.uuid, 'refreshProjectMetrics.uuid'),
        callerOf(request).scope,
      );
      return reply.send();
    },
  );
}

function componentRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/v1/metrics/component/:uuid/current',
    { config: read, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getComponentCurrentMetrics.uuid');
      return viewCounts(await currentComponentMetrics(db, uuid, callerOf(request).scope, now()));
    },
  );
  app.get(
    '/api/v1/metrics/component/:uuid/since/:date',
    { config: read, schema: { params: uuidAndDate, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getComponentMetricsSince.uuid');
      const from = requireDate(request.params.date);
      const rows = await componentMetricsSince(db, uuid, callerOf(request).scope, from, now());
      return rows.map(viewCounts);
    },
  );
  app.get(
    '/api/v1/metrics/component/:uuid/days/:days',
    { config: read, schema: { params: uuidAndDays, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'getComponentMetricsXDays.uuid');
      const from = daysBefore(now(), request.params.days);
      const rows = await componentMetricsSince(db, uuid, callerOf(request).scope, from, now());
      return rows.map(viewCounts);
    },
  );
  app.get(
    '/api/v1/metrics/component/:uuid/refresh',
    { config: manage, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      // Component counters are read from their matches, so there is nothing to refresh but the right to ask.
      const uuid = requireUuid(request.params.uuid, 'refreshComponentMetrics.uuid');
      await currentComponentMetrics(db, uuid, callerOf(request).scope, now());
      return reply.send();
    },
  );
}

/** `yyyyMMdd` as the start of that day in UTC. @throws 400 in the contract's plain words */
function requireDate(text: string): Date {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const date = parts ? new Date(`${parts[1]}-${parts[2]}-${parts[3]}T00:00:00Z`) : undefined;
  if (date && !Number.isNaN(date.getTime())) return date;
  throw new AppError('metrics.bad_date', {
    status: 400,
    title: 'The specified date format is incorrect.',
    detail: `The date "${text}" is not of the form yyyyMMdd.`,
    as: 'text',
  });
}

const dayMs = 86_400_000;

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.min(Math.max(days, 0), 36_500) * dayMs);
}
