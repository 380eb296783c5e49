import { connect, type Socket } from 'node:net';

export interface RawSocket {
  socket: Socket;
  /** The server's output so far. */
  said(): string;
  /** Seconds from the connection to its end, by whichever side; undefined while it is open. */
  endedAfter(): number | undefined;
}

/** A connection on which a bench says what no HTTP client would. */
export function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  let started = 0;
  let ended: number | undefined;
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.once('close', () => {
    ended = (performance.now() - started) / 1000;
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // A reset by the server is a valid end of the connection.
      socket.on('error', () => undefined);
      started = performance.now();
      resolve({ socket, said: () => text, endedAfter: () => ended });
    });
  });
}

/** The head of a request. */
export function head(line: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\nHost: waybill\r\n${lines.join('')}\r\n`;
}
