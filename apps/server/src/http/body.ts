import type { BodyFacts } from '@waybill/api-contract/server';
import type { FastifyRequest } from 'fastify';

/** A text that was not sent is an empty one, and so is a form. */
export function emptyIfMissing(body: BodyFacts | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.body !== undefined) return;
    if (body?.kind === 'text') request.body = '';
    if (body?.kind === 'form') request.body = {};
  };
}
