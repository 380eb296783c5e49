import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { isArriving } from './arriving.ts';
import type { EdgeLimits } from './edge-limits.ts';

/** Ends connections so that the last answer reaches a client that is still sending. */
export interface GentleClose {
  /** Says goodbye (and `lastWords` before it), takes in a bounded rest of what still comes, then closes. */
  close(socket: Socket, lastWords?: string): void;
  /** True if nothing that arrives on this connection will be answered any more. */
  isClosing(socket: Socket): boolean;
}

/**
 * A connection that is closed while bytes of its client wait unread is reset, and the reset can overtake the answer: the
 * client then reports a broken connection instead of the 401 or 413. Node closes by `destroySoon` behind an answer
 * that says so; here that waits for the rest of the body, within limits of time, bytes and speed.
 */
export function closeGently(server: Server, limits: EdgeLimits): GentleClose {
  const requests = new WeakMap<Socket, IncomingMessage>();
  const closing = new WeakSet<Socket>();

  const close = (socket: Socket, lastWords?: string) => {
    if (closing.has(socket)) return;
    closing.add(socket);
    if (lastWords === undefined) socket.end();
    else socket.end(lastWords);
    const latest = requests.get(socket);
    const request = latest && isArriving(latest) ? latest : undefined;
    // The reader of the body has been answered.
    request?.unpipe().resume();
    socket.resume();
    // An answer that its client is still reading must not be cut off either.
    if (socket.writableFinished) drain(socket, request, limits);
    else socket.once('finish', () => drain(socket, request, limits));
  };

  server.on('connection', (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const request = requests.get(socket);
      if (request && isArriving(request)) close(socket);
      else destroySoon();
    };
  });
  server.prependListener('request', (request: IncomingMessage) => requests.set(request.socket, request));
  return { close, isClosing: (socket) => closing.has(socket) };
}

/** Takes in what comes until the request is whole or a limit is reached, and closes. */
function drain(socket: Socket, request: IncomingMessage | undefined, limits: EdgeLimits): void {
  if (request?.readableEnded) {
    socket.destroy();
    return;
  }
  request?.once('end', () => socket.destroy());
  const isOver = watchDrain(socket, limits);
  const timer = setInterval(() => {
    if (isOver()) socket.destroy();
  }, limits.checkEveryMs);
  timer.unref();
  socket.once('close', () => clearInterval(timer));
}

function watchDrain(socket: Socket, limits: EdgeLimits): () => boolean {
  const since = performance.now();
  const from = socket.bytesRead;
  return () => {
    const elapsedMs = performance.now() - since;
    const bytes = socket.bytesRead - from;
    if (elapsedMs > limits.drainMs || bytes > limits.drainBytes) return true;
    return elapsedMs > limits.drainGraceMs && bytes * 1000 < limits.drainBytesPerSecond * elapsedMs;
  };
}
