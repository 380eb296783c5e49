import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveConsole } from './static-files.ts';

/** One request as a handler of the mock backend sees it. */
export interface MockRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface MockAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is text already; undefined sends nothing. */
  body?: unknown;
}

/** `'GET /api/v1/project'` → what to answer; an address without a handler answers 404. */
export type MockHandlers = Record<string, (request: MockRequest) => MockAnswer | Promise<MockAnswer>>;

export interface Backend {
  origin: string;
  /** Every API request so far, for tests that check what was sent. */
  requests: MockRequest[];
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, answer: MockAnswer): void {
  const isText = typeof answer.body === 'string';
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json';
  response.writeHead(answer.status ?? 200, { 'content-type': type, ...answer.headers });
  response.end(answer.body === undefined ? undefined : isText ? answer.body : JSON.stringify(answer.body));
}

/** Serves the built console below `basePath`, with a backend that answers as the test says. */
export async function startMockBackend(
  handlers: MockHandlers,
  options: { basePath?: string; dist?: string } = {},
): Promise<Backend> {
  const basePath = options.basePath ?? '/';
  const requests: MockRequest[] = [];
  const { server, port } = await listen(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = `/${url.pathname.slice(basePath.length)}`;
    if (!path.startsWith('/api/')) return serveConsole(path, response, { basePath, ...options });
    const seen: MockRequest = {
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(request),
    };
    requests.push(seen);
    const handler = handlers[`${seen.method} ${path}`];
    send(response, handler ? await handler(seen) : { status: 404, body: 'Not found' });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: async () => release(server),
  };
}

/**
 * Servers without a backend. The next one gets the address of one before: windows of the browser that were at it are used
 * again, with what they compiled of the console.
 */
const idle: Server[] = [];

async function listen(answer: RequestListener): Promise<{ server: Server; port: number }> {
  const server = idle.pop()?.ref() ?? createServer();
  server.on('request', answer);
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  return { server, port: (server.address() as AddressInfo).port };
}

function release(server: Server): void {
  server.closeAllConnections();
  server.removeAllListeners('request');
  idle.push(server.unref());
}

function base64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token that the console reads like a real one; only a mock backend accepts it. */
export function fakeToken(permissions: readonly string[], idp = 'LOCAL', username = 'ada'): string {
  return [
    base64Url({ alg: 'HS256' }),
    base64Url({ sub: username, idp, permissions: permissions.join(',') }),
    'x',
  ].join('.');
}

/** Handlers for a signed-in user and the dashboard. */
export function signedInHandlers(): MockHandlers {
  return {
    'GET /api/version': () => ({
      body: {
        application: 'Dependency-Track',
        version: '4.14.3',
        product: { name: 'Waybill', version: '0.1.0' },
      },
    }),
    'GET /api/v1/user/self': () => ({ body: { username: 'ada', fullname: 'Ada Lovelace' } }),
    'GET /api/waybill/v1/password-reset': () => ({ body: { available: false } }),
    'GET /api/waybill/v1/passkey': () => ({
      body: { passkeys: [], recoveryCodesLeft: 0, canAdd: true },
    }),
    'GET /api/waybill/v1/tasks': () => ({ body: [] }),
    'GET /api/v1/metrics/portfolio/90/days': () => ({ body: [portfolioMetrics()] }),
    'GET /api/waybill/v1/attention': () => ({ body: attention() }),
    'GET /api/waybill/v1/attention/projects': () => ({ headers: { 'x-total-count': '0' }, body: [] }),
    'GET /api/waybill/v1/sources': () => ({ body: [] }),
  };
}

const noFindings = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };

/** The figures that need attention: none, except for the changes. */
export function attention(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    since: '2026-11-19',
    pending: 0,
    newFindings: noFindings,
    newProjects: 0,
    exploited: 0,
    exploitedProjects: 0,
    coverage: {
      status: 'COVERED',
      components: 3211,
      judgeable: 3211,
      intended: 0,
      blind: 0,
      blindSpots: [],
      notes: [],
    },
    ...changes,
  };
}

/** Counters of a portfolio, as one day of its metrics. */
export function portfolioMetrics(changes: Record<string, number> = {}): Record<string, number> {
  return {
    projects: 12,
    vulnerableProjects: 5,
    components: 3211,
    vulnerableComponents: 42,
    vulnerabilities: 97,
    critical: 3,
    high: 21,
    medium: 40,
    low: 30,
    unassigned: 3,
    suppressed: 4,
    findingsTotal: 97,
    findingsAudited: 11,
    findingsUnaudited: 86,
    inheritedRiskScore: 391,
    policyViolationsFail: 0,
    policyViolationsWarn: 0,
    policyViolationsInfo: 0,
    policyViolationsTotal: 0,
    policyViolationsLicenseTotal: 0,
    policyViolationsOperationalTotal: 0,
    policyViolationsSecurityTotal: 0,
    firstOccurrence: Date.UTC(2026, 7, 20),
    lastOccurrence: Date.UTC(2026, 10, 18),
    ...changes,
  };
}
