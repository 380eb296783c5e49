import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * What is logged of answers: requests are not, and of streams that broke off only those that are our fault. A caller who
 * leaves is an everyday event.
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
