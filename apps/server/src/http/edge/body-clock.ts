import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isArriving } from './arriving.ts';
import type { EdgeLimits } from './edge-limits.ts';

/** A body that is on its way. */
interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Count of the connection's bytes at which the request began, about. */
  readonly startBytes: number;
  bytes: number;
  /** Time in which the next bytes were up to the client: all of it, and since the last ones. */
  waitedMs: number;
  silentMs: number;
}

/** Bytes that can have come together with the headers, before anybody could count them. */
const firstReadBytes = 65_536;

/**
 * Finds requests whose body does not come: nothing for too long, or too little on the average. A time in which we did not
 * read, because the body waits for its share of memory or its handler is slow, is ours and does not count. Node's own
 * `requestTimeout` limits the whole time instead, which an honest upload over a slow line exceeds.
 */
export function watchBodies(
  server: Server,
  limits: EdgeLimits,
  isOurTurn: (response: ServerResponse) => boolean,
  onSlow: (request: IncomingMessage, response: ServerResponse, why: string) => void,
): void {
  const arrivals = new Map<Socket, Arrival>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!isArriving(request)) return;
    const startBytes = Math.max(0, socket.bytesRead - firstReadBytes);
    arrivals.set(socket, { request, response, startBytes, bytes: 0, waitedMs: 0, silentMs: 0 });
  });

  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    // A blocked event loop reads nothing. Clients are charged one step for it.
    const elapsedMs = Math.min(nowMs - lastMs, 2 * limits.checkEveryMs);
    lastMs = nowMs;
    for (const [socket, arrival] of arrivals) {
      const { request, response } = arrival;
      if (request.complete || response.writableEnded || socket.destroyed) {
        arrivals.delete(socket);
        continue;
      }
      if (socket.isPaused() || isOurTurn(response)) {
        arrival.silentMs = 0;
        continue;
      }
      const why = findFault(arrival, socket.bytesRead - arrival.startBytes, elapsedMs, limits);
      if (why === undefined) continue;
      arrivals.delete(socket);
      onSlow(request, response, why);
    }
  }, limits.checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function findFault(
  arrival: Arrival,
  bytes: number,
  elapsedMs: number,
  { silenceMs, graceMs, minBytesPerSecond }: EdgeLimits,
): string | undefined {
  arrival.waitedMs += elapsedMs;
  arrival.silentMs = bytes === arrival.bytes ? arrival.silentMs + elapsedMs : 0;
  arrival.bytes = bytes;
  if (arrival.silentMs > silenceMs) return `Nothing of the body came for ${silenceMs / 1000} s.`;
  if (arrival.waitedMs <= graceMs || bytes * 1000 >= minBytesPerSecond * arrival.waitedMs) return undefined;
  return `The body came at less than ${minBytesPerSecond} bytes a second.`;
}
