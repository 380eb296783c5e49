import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests that are being answered',
    registers: [registry],
  });
  const open = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (open.delete(request)) active.dec();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    open.add(request);
    active.inc();
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    leave(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    leave(request);
    // The pattern, not the path: ids would make a series each.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
