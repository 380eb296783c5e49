import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { errorCodes, type FastifyInstance, type FastifyRequest, type RequestPayload } from 'fastify';
import { AppError } from '../errors.ts';
import { isArriving } from './arriving.ts';
import { watchBodies } from './body-clock.ts';
import type { EdgeLimits } from './edge-limits.ts';
import { closeGently, type GentleClose } from './gentle-close.ts';
import { endIdleConnections } from './idle-connections.ts';
import { type ParserError, parserErrorAnswer } from './parser-errors.ts';
import { watchReaders } from './reader-clock.ts';

/**
 * The layer between network and routes: time limits for headers and bodies, and answers that reach clients
 * which are still sending. Runs before every other hook.
 */
export function guardEdge(app: FastifyInstance, limits: EdgeLimits): void {
  const gentle = closeGently(app.server, limits);
  answerParserErrors(app, gentle);
  endIdleConnections(app.server, limits);
  const expecting = letBodiesBeAskedFor(app);
  watchBodies(app.server, limits, (response) => expecting.has(response), refuseSlow);
  watchReaders(app.server, limits, (why) => app.log.info({ why }, 'connection of a slow reader was cut'));
  app.addHook('onRequest', (request, reply, done) => {
    if (!gentle.isClosing(request.raw.socket)) return done();
    // Sent behind a request whose answer ended the connection: nobody would learn what became of it.
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isArriving(request.raw)) reply.header('connection', 'close');
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => done(null, apart(request, payload)));
}

/**
 * Ends the body with an error, so that its route answers. The connection ends if nobody reads the body or the
 * answer is complete.
 */
function refuseSlow(request: IncomingMessage, response: ServerResponse, why: string): void {
  if (response.headersSent || request.listenerCount('error') === 0) {
    request.socket.destroy();
    return;
  }
  request.emit(
    'error',
    new AppError('request.too_slow', { status: 408, title: 'Request timed out', detail: why }),
  );
}

/** A decompressor that fails destroys its source, and with the request the connection and the answer. */
function apart(request: FastifyRequest, payload: RequestPayload): RequestPayload {
  const { raw, headers } = request;
  if (headers['content-encoding'] === undefined || payload !== raw) return payload;
  const copy = new PassThrough();
  raw.once('error', (error) => copy.destroy(error));
  raw.once('close', () => {
    if (!raw.readableEnded) copy.destroy();
  });
  return raw.pipe(copy);
}

/** Answers `Expect: 100-continue` only after the header checks, so that a refused upload is never sent. */
function letBodiesBeAskedFor(app: FastifyInstance): WeakSet<ServerResponse> {
  const expecting = new WeakSet<ServerResponse>();
  app.server.on('checkContinue', (request, response) => {
    expecting.add(response);
    app.server.emit('request', request, response);
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) return done(null, payload);
    if (Number(request.headers['content-length']) > request.routeOptions.bodyLimit) {
      return done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    }
    if (expecting.delete(reply.raw)) reply.raw.writeContinue();
    done(null, payload);
  });
  return expecting;
}

function answerParserErrors(app: FastifyInstance, gentle: GentleClose): void {
  const exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    exchanges.set(request.socket, { request, response });
  });
  app.server.on('clientError', (error: ParserError, socket: Socket) => {
    if (gentle.isClosing(socket)) return;
    const exchange = exchanges.get(socket);
    const isAnswering = exchange !== undefined && !exchange.response.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesRead === 0) socket.destroy();
    // Data after a complete request must not cost that request its answer.
    else if (isAnswering && exchange.request.complete) {
      exchange.response.once('close', () => gentle.close(socket, parserErrorAnswer(error)));
    } else if (isAnswering && exchange.response.headersSent) socket.destroy();
    else gentle.close(socket, parserErrorAnswer(error));
  });
}
