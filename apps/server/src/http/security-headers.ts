import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const clientHeaders = [
  'Origin',
  'Content-Type',
  'Authorization',
  'X-Requested-With',
  'Content-Length',
  'Accept',
  'X-Api-Key',
  'X-Total-Count',
];

/**
 * Without a list of origins, any page may call with a key or token of its own (contract §1.5) but never with cookies. With
 * one, only pages of these origins may call, and theirs may send cookies.
 */
export async function allowOtherOrigins(
  app: FastifyInstance,
  origins: readonly string[] | undefined,
): Promise<void> {
  await app.register(cors, {
    ...(origins === undefined ? { origin: '*' } : { origin: [...origins], credentials: true }),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowedHeaders: clientHeaders,
    exposedHeaders: clientHeaders,
    maxAge: 3600,
    optionsSuccessStatus: 200,
    strictPreflight: false,
  });
}

/** @param hstsMaxAge in seconds; undefined: whether the console is reached by https is the operator's matter */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  hstsMaxAge: number | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // A console that is deployed apart reads the API from another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  if (hstsMaxAge === undefined) return;
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers ignore it on other connections.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${hstsMaxAge}`);
    done();
  });
}
