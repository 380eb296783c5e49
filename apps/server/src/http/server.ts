import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { createTraffic, type Traffic } from '../traffic.ts';
import { contractLevel, productVersion } from './about.ts';
import { AnswerLog } from './answer-log.ts';
import { watchConnections } from './connections.ts';
import { compileValidator } from './convert-scalars.ts';
import { guardEdge } from './edge/edge.ts';
import { type EdgeLimits, edgeLimits } from './edge/edge-limits.ts';
import { takeRequestsInTurns } from './edge/request-turns.ts';
import { limitRequests, shareAmongCallers } from './edge/shares.ts';
import { AppError } from './errors.ts';
import { endBodiesOfHead } from './head-answers.ts';
import { readJsonBodies } from './json-body.ts';
import { methodsOfPath } from './methods-of-path.ts';
import { type Access, actingBy, type Principal } from './principal.ts';
import { type RefusedRequest, watchRefusals } from './refusal.ts';
import { allowOtherOrigins, sendSecurityHeaders } from './security-headers.ts';
import { sendError, sendNotFound, sendRefusal } from './send-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access that the caller needs. A route without it does not start. */
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route with what it asks of its caller, in the order of registration. */
    declaredRoutes: DeclaredRoute[];
    /** Describes what keeps the database from working, if known. */
    databaseTrouble: () => string | undefined;
  }
  interface FastifyRequest {
    principal: Principal | undefined;
  }
}

export interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
}

/** The server with our types of schemas: handlers see what the schema says. */
export type App = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Finds out who is calling; throws an AppError when credentials were given but are wrong. */
type Authenticate = (request: FastifyRequest) => Promise<Principal | undefined>;

export interface HttpOptions {
  log: Logger;
  authenticate: Authenticate;
  /** Looks at who sends a request before anything is asked about its caller; throws an AppError for one that is refused. */
  checkSender?: (request: FastifyRequest) => Promise<void>;
  /** Describes what keeps the database from working, if known. */
  databaseTrouble?: () => string | undefined;
  /** Notified of every request that is being answered. */
  traffic?: Traffic;
  /** Origins whose pages may call, with cookies; undefined: any, without. */
  corsOrigins?: readonly string[] | undefined;
  /** `max-age` of `Strict-Transport-Security`, in seconds; undefined: the header is not sent. */
  hstsMaxAge?: number | undefined;
  /** Hears of every request that was refused. */
  onRefused?: ((refused: RefusedRequest) => void) | undefined;
  /** Addresses and networks whose `X-Forwarded-For` is believed; those of this machine when absent. */
  trustedProxies?: readonly string[];
  /** Time and share limits for clients. Tests lower both. */
  limits?: Partial<EdgeLimits> | undefined;
}

/** Largest JSON body of an ordinary route; uploads set their own. It bounds what a compressed body unpacks to as well. */
const bodyLimitBytes = 1_048_576;

/** A Fastify server with everything every route has in common: access check, errors, headers, the API description. */
export async function createHttpServer(options: HttpOptions): Promise<App> {
  const { trustedProxies = ['loopback'] } = options;
  const limits: EdgeLimits = { ...edgeLimits, ...options.limits };
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new AnswerLog(),
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 40_000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    trustProxy: [...trustedProxies],
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    keepAliveTimeout: limits.idleMs,
    // Bodies have clocks of their own: this one would end honest uploads over slow lines.
    requestTimeout: 0,
    // Every error of the parser is answered by the edge.
    clientErrorHandler: () => undefined,
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.header('connection', 'close')),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  // Responses are built by views; a schema that silently drops fields would hide a mistake instead of showing it.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  app.decorateRequest('principal', undefined);
  app.decorate('databaseTrouble', options.databaseTrouble ?? (() => undefined));
  takeRequestsInTurns(app.server);
  endConnections(app);
  guardEdge(app, limits);
  requireDeclaredAccess(app);
  contractHeaders(app);
  // Before anything that may refuse a request: a refusal without these headers cannot be read from another origin.
  await allowOtherOrigins(app, options.corsOrigins);
  await sendSecurityHeaders(app, options.hstsMaxAge);
  if (options.onRefused) watchRefusals(app, options.onRefused);
  else app.decorateRequest('refusal', undefined);
  limitRequests(app, limits, options.traffic ?? createTraffic());
  checkAccess(app, options);
  endBodiesOfHead(app);
  shareAmongCallers(app, limits);
  refuseCompressedForms(app);
  readJsonBodies(app);
  // For a JSON list, level 2 leaves a sixth of the bytes at half the cost of the default, which leaves a
  // seventh.
  await app.register(compress, {
    global: true,
    encodings: ['gzip'],
    threshold: 1024,
    zlibOptions: { level: 2 },
  });
  await app.register(formbody);
  return app;
}

/** The time a stopping server waits for answers in progress. */
const stopGraceMs = 5_000;

/** Ends the connections of a server that stops: without, keep-alive would hold the process for 72 seconds. */
function endConnections(app: FastifyInstance): void {
  const connections = watchConnections(app.server);
  app.addHook('preClose', async () => {
    const { server } = app;
    connections.endUnused();
    const rest = setTimeout(() => server.closeAllConnections(), stopGraceMs);
    server.once('close', () => clearTimeout(rest));
  });
}

function requireDeclaredAccess(app: FastifyInstance): void {
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', (route) => {
    if (route.method === 'OPTIONS' || route.method === 'HEAD') return;
    const access = route.config?.access;
    if (access === undefined)
      throw new Error(`Route ${route.method} ${route.url} does not declare its access`);
    for (const method of [route.method].flat()) app.declaredRoutes.push({ method, url: route.url, access });
  });
}

function checkAccess(app: FastifyInstance, { authenticate, checkSender }: HttpOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || request.method === 'OPTIONS') return;
    await checkSender?.(request);
    if (access === 'none') return;
    const principal = await authenticate(request);
    request.principal = principal && { ...principal, address: request.ip };
    const acting = request.principal && actingBy(request.principal, access);
    if (acting) {
      request.principal = acting;
      return;
    }
    return sendRefusal(request, reply, request.principal ? 403 : 401);
  });
}

/** Forms are read from the connection as they arrive, before a compressed body would be unpacked. */
function refuseCompressedForms(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding === 'identity' || !request.headers['content-type']?.startsWith('multipart/')) return;
    throw new AppError('request.compressed_form', {
      status: 415,
      title: 'Compressed forms are not supported',
      detail: `Send a multipart form without "Content-Encoding: ${encoding}". JSON bodies may be compressed.`,
    });
  });
}

function contractHeaders(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'OPTIONS') describeOptions(app, request, reply);
    reply.header('x-powered-by', `Dependency-Track v${contractLevel} (Waybill v${productVersion})`);
    if (!reply.hasHeader('cache-control')) {
      const more = isPersonal(request.routeOptions.url) ? ', no-store' : '';
      reply.header('cache-control', `private, max-age=0, must-revalidate, no-cache${more}`);
    }
  });
}

/** Accounts, sessions, tokens, keys and who did what: no cache is to keep them, not even the browser's own. */
const personal =
  /\/api\/(?:v1\/(?:user|team)|waybill\/v1\/(?:session|user|team|api-key|service-account|token|audit-log|views))(?:\/|$)/;

function isPersonal(url: string | undefined): boolean {
  return url !== undefined && personal.test(url);
}

/** Without a body, but with the type and the methods that the contract shows (§1.5). */
function describeOptions(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const methods = methodsOfPath(app.declaredRoutes, request.url.split('?')[0] ?? '');
  if (methods.length === 0) return;
  reply.type('application/json').header('allow', [...methods, 'OPTIONS'].join(','));
}

/** The caller of a route that needs one. */
export function callerOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error('This route does not require a caller');
  return request.principal;
}
