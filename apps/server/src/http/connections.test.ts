import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { watchConnections } from './connections.ts';

describe('connections of a server that stops', () => {
  it('end at once when they are unused, and after their answer when they are not', async () => {
    const server = createServer();
    const connections = watchConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    const opened = once(server, 'connection');
    const spare = connect(port, '127.0.0.1').on('error', () => undefined);
    await opened;
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const request = get({ port, host: '127.0.0.1', agent: false, headers: { connection: 'keep-alive' } });
    const [, response] = await asked;

    const closed = once(server, 'close');
    server.close();
    connections.endUnused();
    await once(spare, 'close');

    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    response.end('still here');
    const [answer] = await answered;
    expect((await answer.toArray()).join('')).toBe('still here');
    await closed;
  });
});
