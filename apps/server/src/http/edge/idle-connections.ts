import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { EdgeLimits } from './edge-limits.ts';

/**
 * Ends connections whose next request does not come. Node's `keepAliveTimeout` only does so if nothing comes
 * at all. Line ends before a request restart its clock and would hold a connection forever.
 */
export function endIdleConnections(server: Server, { idleMs, headersMs, checkEveryMs }: EdgeLimits): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const idleSince = new Map<Socket, number>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    latest.set(socket, response);
    idleSince.delete(socket);
    response.once('close', () => {
      if (latest.get(socket) !== response || socket.destroyed) return;
      idleSince.set(socket, performance.now());
    });
  });
  server.on('connection', (socket: Socket) => socket.once('close', () => idleSince.delete(socket)));
  const timer = setInterval(() => {
    const oldest = performance.now() - idleMs - headersMs;
    for (const [socket, since] of idleSince) if (since < oldest) socket.destroy();
  }, checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
