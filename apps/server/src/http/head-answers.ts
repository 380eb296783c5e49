import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the body of an answer to HEAD, which is never sent. Fastify would read it to its end after the answer has gone out,
 * when the request no longer counts against any limit.
 */
export function endBodiesOfHead(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'HEAD' || !isStream(payload)) return payload;
    payload.destroy();
    return Readable.from([]);
  });
}

/** True if the body of an answer is sent piece by piece. */
export function isStream(payload: unknown): payload is { destroy(): void } {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload && 'destroy' in payload;
}
