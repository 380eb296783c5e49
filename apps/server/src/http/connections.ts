import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Ends connections of a server that stops: those that wait for a request at once, the others with their answers. */
export interface Connections {
  endUnused(): void;
}

/**
 * Watches which connections of a server have an answer on its way. Node itself takes a connection that was opened and
 * never used for a busy one, so that slow senders of headers run into their time limit; browsers open such spares.
 */
export function watchConnections(server: Server): Connections {
  const answersOf = new Map<Socket, number>();
  let isEnding = false;
  const count = (socket: Socket, change: 1 | -1) => {
    const answers = answersOf.get(socket);
    if (answers === undefined) return;
    answersOf.set(socket, answers + change);
    if (isEnding && answers + change === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    if (isEnding) return socket.destroy();
    answersOf.set(socket, 0);
    socket.once('close', () => answersOf.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return {
    endUnused() {
      isEnding = true;
      for (const [socket, answers] of answersOf) if (answers === 0) socket.destroy();
    },
  };
}
