import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** Options of {@link startProxyServer}. */
export type ProxyServerOptions = {
  /** Wanted by Basic authentication; nothing is wanted when absent. */
  credentials?: { user: string; password: string };
  /** Local ports by `host:port` as clients name them: the proxy alone knows where such a host is. */
  hosts: Readonly<Record<string, number>>;
};

/** A request that a client sent through a proxy. */
type ProxiedRequest = {
  /** `CONNECT` for a tunnel. */
  method: string;
  /** `host:port` of a tunnel, or the whole address. */
  target: string;
  /** 200 when it was let through. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** A running proxy. */
export type ProxyServer = {
  /** With user and password, as `HTTPS_PROXY` takes it. */
  readonly url: string;
  readonly requests: readonly ProxiedRequest[];
  close(): Promise<void>;
};

/**
 * Plays an HTTP proxy on the loopback interface: forwards requests and opens tunnels by CONNECT, to the hosts it knows.
 * 407 without the right credentials, 502 for a host it does not know.
 * @example
 * const proxy = await startProxyServer({ hosts: { 'secure.test:443': port } });
 * // … a client with HTTPS_PROXY=proxy.url asks https://secure.test/ …
 * await proxy.close();
 */
export async function startProxyServer(options: ProxyServerOptions): Promise<ProxyServer> {
  const requests: ProxiedRequest[] = [];
  const sockets = new Set<Socket>();
  const note = (message: IncomingMessage, status: number) => {
    requests.push({
      method: message.method ?? '',
      target: message.url ?? '',
      status,
      headers: message.headers,
    });
  };
  const server = createServer((message, response) => forward(options, note, message, response));
  server.on('connection', (socket) => keep(sockets, socket));
  server.on('connect', (message: IncomingMessage, client: Socket) => {
    const { status, port } = decide(options, message, message.url ?? '');
    note(message, status);
    client.on('error', () => undefined);
    if (port === undefined) {
      client.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.pipe(target).pipe(client);
    });
    keep(sockets, target);
    target.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const user = options.credentials;
  const login = user ? `${encodeURIComponent(user.user)}:${encodeURIComponent(user.password)}@` : '';
  return {
    url: `http://${login}127.0.0.1:${port}`,
    requests,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
}

function decide(
  { credentials, hosts }: ProxyServerOptions,
  message: IncomingMessage,
  target: string,
): { status: number; port?: number } {
  const wanted =
    credentials && `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`;
  if (wanted !== undefined && message.headers['proxy-authorization'] !== wanted) return { status: 407 };
  const port = hosts[target];
  return port === undefined ? { status: 502 } : { status: 200, port };
}

function forward(
  options: ProxyServerOptions,
  note: (message: IncomingMessage, status: number) => void,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(message.url ?? '/', 'http://unknown.invalid');
  const { status, port } = decide(options, message, `${url.hostname}:${url.port || 80}`);
  note(message, status);
  if (port === undefined) {
    response.writeHead(status).end();
    return;
  }
  const { 'proxy-authorization': _ours, ...headers } = message.headers;
  const path = url.pathname + url.search;
  const onward = request(
    { port, host: '127.0.0.1', path, method: message.method ?? 'GET', headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  message.pipe(onward);
}
