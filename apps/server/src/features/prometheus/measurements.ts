import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Context } from '../../feature.ts';
import { measureDatabase } from './measure-database.ts';
import { measureInstallation } from './measure-installation.ts';
import { measureJobs } from './measure-jobs.ts';
import { measureRequests } from './measure-requests.ts';
import { measureWork } from './measure-work.ts';

/**
 * What we measure, by the four golden signals (latency, traffic, errors, saturation): requests by route, jobs by kind, other hosts,
 * statements, sources, and the process itself.
 */
export function createRegistry(app: FastifyInstance, context: Context): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  const stop = measureWork(registry);
  app.addHook('onClose', async () => stop());
  measureDatabase(context.db, registry);
  measureJobs(context.db, registry);
  measureInstallation(context, registry);
  return registry;
}
