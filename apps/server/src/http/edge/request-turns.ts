import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { addressGroup } from './address-group.ts';
import { shownCredentials } from './shown-credentials.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Begin = () => void;

/** Health probes must not wait behind the requests that keep the server busy. */
const probes = /^[^?]*\/health(?:\/(?:ready|live|started))?\/?(?:\?|$)/;

/** The time a turn waits while connections arrive. */
const arrivalsFirstMs = 10;

/**
 * Requests that arrive together begin one by one, one in each turn of the event loop, and callers take turns. Without it, the checks
 * and refusals of a thousand requests are one piece of work of a second, in which nobody else is answered. Connections go first, for a
 * while: one is accepted in each turn of the loop, so that a probe behind a thousand others would wait for as many requests.
 * Comes before other listeners of requests are added.
 */
export function takeRequestsInTurns(server: Server): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  const begin: Listener = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  let lastArrival = 0;
  server.on('connection', () => {
    lastArrival++;
  });
  const takeTurn = createTurns(() => lastArrival);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (probes.test(request.url ?? '')) return begin(request, response);
    takeTurn(callerOf(request), () => {
      // A client that has left gets no answer.
      if (!request.socket.destroyed) begin(request, response);
    });
  });
}

/** Identifies a caller by its credentials, not yet verified, or by its address. */
function callerOf({ headers, socket }: IncomingMessage): string {
  return shownCredentials(headers) ?? addressGroup(socket.remoteAddress ?? '');
}

/**
 * Begins what comes at once while nothing waits, otherwise one thing a turn, of each caller in turn.
 * @param arrivals how many connections have arrived; while it grows, turns wait
 */
function createTurns(arrivals: () => number): (caller: string, begin: Begin) => void {
  /** In the order in which callers have their next turn. */
  const waiting = new Map<string, Begin[]>();
  let isTaken = false;
  let arrived = 0;
  let since = 0;
  const next = () => {
    const now = arrivals();
    if (waiting.size > 0 && now > arrived && performance.now() - since < arrivalsFirstMs) {
      arrived = now;
      setImmediate(next);
      return;
    }
    isTaken = false;
    for (const [caller, begins] of waiting) {
      const begin = begins.shift();
      waiting.delete(caller);
      if (begins.length > 0) waiting.set(caller, begins);
      take();
      begin?.();
      return;
    }
  };
  const take = () => {
    isTaken = true;
    arrived = arrivals();
    since = performance.now();
    setImmediate(next);
  };
  return (caller, begin) => {
    if (!isTaken) {
      take();
      begin();
      return;
    }
    const begins = waiting.get(caller);
    if (begins) begins.push(begin);
    else waiting.set(caller, [begin]);
  };
}
