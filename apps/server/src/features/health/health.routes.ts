import type { Health } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { watchDatabase, watchJobs } from './health.service.ts';

const alive: Health = { status: 'UP', checks: [] };

/**
 * Health for load balancers and orchestrators (contract §24). Nothing listens before the database is migrated and
 * seeded, so an answer at all means that start-up is over.
 */
export function healthRoutes(app: App, { config, db, log, databaseTrouble }: Context): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  const checkDatabase = watchDatabase(db);
  const checkJobs = watchJobs(db, log);
  const readiness = async (): Promise<Health> => {
    const trouble = databaseTrouble();
    // While the database is in trouble, jobs wait on purpose. A node without workers can serve while others
    // have stalled.
    const tellsJobs = trouble === undefined && config.role !== 'api';
    const [database, jobs] = await Promise.all([checkDatabase(trouble), tellsJobs ? checkJobs() : undefined]);
    const checks = jobs ? [database, jobs] : [database];
    const isUp = checks.every((check) => check.status === 'UP') && !isStopping;
    return { status: isUp ? 'UP' : 'DOWN', checks };
  };

  endpoints(app, {
    'GET /health': async ({ reply }) => sendHealth(reply, await readiness()),
    'GET /health/ready': async ({ reply }) => sendHealth(reply, await readiness()),
    'GET /health/live': async () => alive,
    'GET /health/started': async () => alive,
  });
}

function sendHealth(reply: FastifyReply, health: Health): FastifyReply {
  return reply.code(health.status === 'UP' ? 200 : 503).send(health);
}
