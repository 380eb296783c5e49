import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Logs answers. Requests are not logged, and broken streams only if the server is at fault, because callers
 * leave all the time.
 */
export class AnswerLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const { url } = request.routeOptions;
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      reply.log.debug({ url }, 'caller left before the end of the answer');
      return;
    }
    reply.log.error({ err: error, url }, 'answer broke off');
  }
}
