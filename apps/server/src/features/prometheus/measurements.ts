import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { lanesOf, onLane } from '../../db/database.ts';
import { findStandstill } from '../../jobs/standstill.ts';
import { countTasks } from './prometheus.queries.ts';

/** What we measure: the process, requests by route, the connection pool, tasks by kind and state. */
export function createRegistry(app: FastifyInstance, db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(db, registry);
  measureTasks(db, registry);
  measureStandstill(db, registry);
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
    help: 'Database connections by what they are for, and requests that wait for one',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const { name: lane, pool, waiting } of lanesOf(db)) {
        this.set({ lane, state: 'idle' }, pool.idleCount);
        this.set({ lane, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ lane, state: 'waiting' }, waiting);
      }
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

function measureStandstill(db: Database, registry: Registry): void {
  new Gauge({
    name: 'waybill_jobs_standstill_seconds',
    help: 'How long work has waited in the queue that does not move; 0 while it moves. Alert when it is above 0',
    registers: [registry],
    async collect() {
      this.set((await findStandstill(onLane(db, 'queue')))?.waitingSeconds ?? 0);
    },
  });
}
