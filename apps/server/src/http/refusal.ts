import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, where a route or the check of credentials knows more than the status says. */
    refusal: Refusal | undefined;
  }
}

export interface Refusal {
  /** Such as `session.refused`. */
  readonly action: string;
  /** Who it was, or claimed to be with a name that is known. */
  readonly actor?: string;
  /** Never secrets, nor what may be one. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** A request that was answered by 401 or 403, or that a route says was refused. */
export interface RefusedRequest extends Refusal {
  readonly actor: string;
  readonly address: string;
  /** Method and path. */
  readonly target: string;
}

const maxTargetLength = 300;

/** Tells of every refused request, after its answer: nobody waits for it. */
export function watchRefusals(app: FastifyInstance, onRefused: (refused: RefusedRequest) => void): void {
  app.decorateRequest('refusal', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const refusal = request.refusal ?? refusalOf(reply.statusCode);
    if (refusal) onRefused(refusedRequest(request, refusal));
    done();
  });
}

function refusalOf(status: number): Refusal | undefined {
  if (status === 401) return { action: 'request.unauthenticated' };
  return status === 403 ? { action: 'request.forbidden' } : undefined;
}

function refusedRequest(request: FastifyRequest, refusal: Refusal): RefusedRequest {
  // An API key may be part of the path (contract §2), and a query may hold one.
  const path = (request.url.split('?')[0] ?? '').replace(/odt_\w+/g, 'odt_…');
  return {
    ...refusal,
    actor: refusal.actor ?? request.principal?.name ?? '',
    address: request.ip,
    target: `${request.method} ${path}`.slice(0, maxTargetLength),
  };
}
