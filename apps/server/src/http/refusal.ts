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
  /** The user, or the claimed user if the name is known. */
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
  return {
    ...refusal,
    actor: refusal.actor ?? request.principal?.name ?? '',
    address: request.ip,
    target: `${request.method} ${pathOf(request)}`.slice(0, maxTargetLength),
  };
}

/** Public IDs of API keys are shorter; anything longer may be a whole key. */
const maxPublicIdLength = 8;

/**
 * The path without what may be a secret in it: the query, a user and a password in an absolute URL, and API keys (contract
 * §2). Keys of the legacy form have no prefix, and a path may be percent-encoded, so keys are found by their place.
 */
function pathOf({ params, routeOptions, url }: FastifyRequest): string {
  const key = new Map(Object.entries(params ?? {})).get('publicIdOrKey');
  const isWhole = typeof key === 'string' && key.length > maxPublicIdLength;
  const path = isWhole ? routeOptions.url?.replace(':publicIdOrKey', '…') : url.split('?')[0];
  return (path ?? '').replace(/^\w+:\/\/[^/]*/, '').replace(/odt_\w+/g, 'odt_…');
}
