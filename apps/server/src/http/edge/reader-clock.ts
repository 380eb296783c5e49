import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { EdgeLimits } from './edge-limits.ts';

/** An answer that is on its way, or several of them where a client sends requests without waiting for answers. */
interface Departure {
  latest: ServerResponse;
  /** Bytes of the connection that its reader had taken when the first request came. */
  readonly startBytes: number;
  bytes: number;
  /** Time in which the next step was up to the reader: all of it, and since it last took bytes. */
  waitedMs: number;
  silentMs: number;
}

/**
 * Ends connections whose reader does not take its answer: nothing for too long, or too little on average. Time in which
 * nothing waits for the reader, because rows are still being read, is ours and does not count. With the connection ends
 * whatever the answer held.
 */
export function watchReaders(server: Server, limits: EdgeLimits, onSlow: (why: string) => void): void {
  const departures = new Map<Socket, Departure>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const known = departures.get(socket);
    if (known && !isOver(socket, known)) {
      known.latest = response;
      return;
    }
    const bytes = takenBytes(socket);
    departures.set(socket, { latest: response, startBytes: bytes, bytes, waitedMs: 0, silentMs: 0 });
  });

  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    // A blocked event loop sends nothing. Readers are charged one step for it.
    const elapsedMs = Math.min(nowMs - lastMs, 2 * limits.checkEveryMs);
    lastMs = nowMs;
    for (const [socket, departure] of departures) {
      if (socket.destroyed || isOver(socket, departure)) {
        departures.delete(socket);
        continue;
      }
      if (pendingBytes(socket) === 0) {
        departure.silentMs = 0;
        continue;
      }
      const why = findFault(departure, takenBytes(socket), elapsedMs, limits);
      if (why === undefined) continue;
      departures.delete(socket);
      onSlow(why);
      socket.destroy();
    }
  }, limits.checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function isOver(socket: Socket, { latest }: Departure): boolean {
  return latest.writableFinished && pendingBytes(socket) === 0;
}

function findFault(
  departure: Departure,
  bytes: number,
  elapsedMs: number,
  { silenceMs, graceMs, minBytesPerSecond }: EdgeLimits,
): string | undefined {
  departure.waitedMs += elapsedMs;
  departure.silentMs = bytes === departure.bytes ? departure.silentMs + elapsedMs : 0;
  departure.bytes = bytes;
  if (departure.silentMs > silenceMs) return `nothing of the answer was read for ${silenceMs / 1000} s`;
  const speed = ((bytes - departure.startBytes) * 1000) / departure.waitedMs;
  if (departure.waitedMs <= graceMs || speed >= minBytesPerSecond) return undefined;
  return `the answer was read at less than ${minBytesPerSecond} bytes a second`;
}

/**
 * The bytes Node has handed to libuv, and those that the network has not taken yet. Node's own timeout uses
 * them too.
 */
interface StreamHandle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

const handleOf = (socket: Socket): StreamHandle | null | undefined =>
  (socket as Socket & { _handle?: StreamHandle | null })._handle;

/** Bytes that the network has taken. `bytesWritten` of the socket also counts those that wait in this process. */
function takenBytes(socket: Socket): number {
  const handle = handleOf(socket);
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}

/** Bytes of answers that wait in this process until the network takes them. */
function pendingBytes(socket: Socket): number {
  return socket.writableLength + (handleOf(socket)?.writeQueueSize ?? 0);
}
