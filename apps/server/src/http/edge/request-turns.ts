import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { addressGroup } from './address-group.ts';
import { shownCredentials } from './shown-credentials.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Begin = () => void;

/** Whoever asks whether the server is well must not wait behind those who keep it busy. */
const probes = /^[^?]*\/health(?:\/(?:ready|live|started))?\/?(?:\?|$)/;

/**
 * Requests that arrive together begin one by one, one in each turn of the event loop, and callers take turns. Without it, the checks
 * and refusals of a thousand requests are one piece of work of a second, in which nobody else is answered.
 * Comes before other listeners of requests are added.
 */
export function takeRequestsInTurns(server: Server): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  const begin: Listener = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  const takeTurn = createTurns();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (probes.test(request.url ?? '')) return begin(request, response);
    takeTurn(callerOf(request), () => {
      // Who has left meanwhile gets no answer.
      if (!request.socket.destroyed) begin(request, response);
    });
  });
}

/** What a caller shows to be known by, not yet looked at, or where the request comes from. */
function callerOf({ headers, socket }: IncomingMessage): string {
  return shownCredentials(headers) ?? addressGroup(socket.remoteAddress ?? '');
}

/** Begins what comes at once while nothing waits, otherwise one thing a turn, of each caller in turn. */
function createTurns(): (caller: string, begin: Begin) => void {
  /** In the order in which callers have their next turn. */
  const waiting = new Map<string, Begin[]>();
  let isTaken = false;
  const next = () => {
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
