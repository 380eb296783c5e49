import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { poolOf } from '../../db/database.ts';
import { countTasks } from './prometheus.queries.ts';

/** What we measure: the process, requests by route, the connection pool, tasks by kind and state. */
export function createRegistry(app: FastifyInstance, db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(db, registry);
  measureTasks(db, registry);
  return registry;
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the path: ids would make a series each.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function measurePool(db: Database, registry: Registry): void {
  new Gauge({
    name: 'waybill_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool = poolOf(db);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function measureTasks(db: Database, registry: Registry): void {
  new Gauge({
    name: 'waybill_tasks',
    help: 'Tasks that wait or run',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, state, n } of await countTasks(db)) this.set({ kind, state }, n);
    },
  });
}
