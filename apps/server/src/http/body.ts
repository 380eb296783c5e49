import type { JsonSchema } from '@waybill/api-contract/server';
import type { FastifyRequest } from 'fastify';

/** A text that was not sent is an empty one. */
export function textOrEmpty(schema: JsonSchema) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.body === undefined && schema.type === 'string') request.body = '';
  };
}
