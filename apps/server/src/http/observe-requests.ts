import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginObserved, isObserved, type Watch } from '../observe/observe.ts';

/** Tells observers of requests, by the pattern of their route; whatever a request leads to happens inside of it. */
export function observeRequests(app: FastifyInstance): void {
  const watches = new WeakMap<FastifyRequest, Watch>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isObserved()) return done();
    const route = request.routeOptions.url ?? 'none';
    const { traceparent } = request.headers;
    const watch = beginObserved({
      kind: 'request',
      name: `${request.method} ${route}`,
      facts: {
        method: request.method,
        route,
        ...(typeof traceparent === 'string' ? { traceparent } : {}),
      },
    });
    watches.set(request, watch);
    watch.inside(() => done());
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 'aborted', {});
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode >= 500 ? 'error' : 'ok', { status: reply.statusCode });
    done();
  });

  function end(request: FastifyRequest, outcome: string, facts: Record<string, number>): void {
    watches.get(request)?.end(outcome, facts);
    watches.delete(request);
  }
}
