import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { InvalidCursor } from '../db/list/page.ts';
import { WaitTooLong } from '../db/turnstile.ts';
import { diskFull } from '../postgres/disk-space.ts';
import { isTrimmedAt, type ValueSchema } from './convert-scalars.ts';
import {
  AppError,
  type ContractViolation,
  HiddenError,
  illegalArgument,
  ValidationError,
  type Violation,
  violation,
} from './errors.ts';
import { invalidValueAt, showable } from './invalid-value.ts';
import { methodsOfPath } from './methods-of-path.ts';
import { reachNote } from './principal.ts';
import { describeSchemaErrors } from './schema-violations.ts';

/**
 * The one place that maps errors to answers. The contract has texts and arrays for some of them; below
 * /api/waybill every error is a problem document (RFC 9457), whatever the routes throw.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.raw.headersSent) {
    // A streamed answer broke half-way: cutting the connection is the only honest signal left.
    request.log.error({ err: error, url: request.routeOptions.url }, 'answer broke off');
    reply.raw.destroy();
    return reply;
  }
  if (error instanceof ValidationError) return sendViolations(error.errors, request, reply);
  if (error instanceof AppError) return sendAppError(error, request, reply);
  if (error instanceof InvalidCursor) {
    const detail = 'The cursor belongs to another list, or to another filter or order of this one';
    return sendAppError(illegalArgument(detail), request, reply);
  }
  const fastifyError = error as FastifyError;
  if (fastifyError.validation) return sendSchemaErrors(fastifyError, request, reply);
  if (typeof fastifyError.statusCode === 'number' && fastifyError.statusCode < 500) {
    return sendClientError(fastifyError, fastifyError.statusCode, reply);
  }
  const stored = storingProblem(sqlState(error));
  if (stored) {
    request.log.info({ err: error, url: request.routeOptions.url }, 'the database refused a request');
    return sendProblem(reply, stored.status, stored.title, stored.detail);
  }
  if (isDiskFull(error) || isDatabaseAway(error)) return sendDatabaseAway(error, request, reply);
  if (error instanceof WaitTooLong) return sendBusy(error, request, reply);
  if (isContention(error)) return sendContention(error, request, reply);
  request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
  return sendProblem(
    reply,
    500,
    'Server error',
    'An unexpected error occurred. The server log has the details.',
  );
}

/** The database refused a request that was valid when it was checked. Undefined: a bug. */
function storingProblem(state: string | undefined) {
  switch (state) {
    // PostgreSQL cannot store a NUL character: as text, and in a JSON document.
    case '22021':
    case '22P05':
      return { status: 400, title: 'Invalid text', detail: 'The request contains a NUL character.' };
    // Another request was faster.
    case '23503':
      return {
        status: 404,
        title: 'Not found',
        detail: 'The requested item has been deleted in the meantime.',
      };
    case '23505':
      return {
        status: 409,
        title: 'Conflict',
        detail: 'Another request made the same change first. Reload and check the current state.',
      };
    default:
      return undefined;
  }
}

/** The caller did nothing wrong and may come again: 503 is what clients and load balancers take for that. */
function sendDatabaseAway(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn({ err: error, url: request.routeOptions.url }, 'request without a database');
  reply.header('retry-after', '5');
  const trouble = isDiskFull(error) ? diskFull : request.server.databaseTrouble();
  const detail = trouble ?? 'The database cannot be reached. Try again in a moment.';
  return sendProblem(reply, 503, titleOf(503), detail);
}

/** Nothing was begun; what keeps the connections busy now is over in a moment. */
function sendBusy(error: WaitTooLong, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn({ err: error, url: request.routeOptions.url }, 'request gave up waiting for a place');
  reply.header('retry-after', '5');
  const detail = 'The server is busy with other requests. Nothing was changed; try again in a moment.';
  return sendProblem(reply, 503, titleOf(503), detail);
}

/** The database runs, but finds no room for what a statement writes. */
function isDiskFull(error: unknown): boolean {
  return sqlState(error) === '53100';
}

/** Deadlock or serialization failure after all retries, and a lock that was waited for too long. */
const contention = new Set(['40P01', '40001', '55P03']);

function isContention(error: unknown): boolean {
  return contention.has(sqlState(error) ?? '');
}

/** Nothing is broken, there are only too many at once; by then the others are through. */
function sendContention(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn({ err: error, url: request.routeOptions.url }, 'request gave up waiting for others');
  reply.header('retry-after', '2');
  const detail = 'Others are changing the same data right now. Nothing was changed; try again in a moment.';
  return sendProblem(reply, 503, titleOf(503), detail);
}

/** For paths and methods that no route has. A path that other methods have says which (contract §1.3). */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsOfPath(request.server.declaredRoutes, pathOf(request));
  if (methods.length > 0) return sendWrongMethod(request, reply, methods);
  // An API key may be part of the path (contract §2), and displayed paths get copied into tickets.
  const shown = pathOf(request).replace(/odt_\w+/g, 'odt_…');
  return sendProblem(reply, 404, 'Not found', `There is no ${request.method} ${shown}.`);
}

function sendWrongMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
): FastifyReply {
  reply.code(405).header('allow', [...methods, 'OPTIONS'].join(','));
  if (!isOurs(request)) return reply.send();
  return sendProblem(reply, 405, titleOf(405), `This path has no ${request.method}.`);
}

/**
 * Sends a refusal of the access check: no body below /api/v1 (contract §1.3), a problem document below
 * /api/waybill. It is not an `onSend` hook, because each step before an answer gives the caller more time to
 * leave.
 */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, status: 401 | 403): FastifyReply {
  if (!isOurs(request)) return reply.code(status).send();
  const detail =
    status === 401
      ? 'Sign in, or send an API key.'
      : 'This needs a permission that the caller does not hold.';
  return sendProblem(reply, status, titleOf(status), detail);
}

const problemType = 'application/problem+json';
const titleOf = (status: number): string => STATUS_CODES[status] ?? 'Error';

/** True if a path is of our own API rather than of the contract's. */
function isOurs(request: FastifyRequest): boolean {
  return pathOf(request).includes('/api/waybill/');
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

/** Refusals that may be for want of a permission that a caller holds elsewhere. */
const beyondReach = new Set(['not_found', 'forbidden', 'project.beyond_access']);

function sendAppError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HiddenError && isOurs(request)) return sendAppError(error.absent, request, reply);
  const { status, title, code, violations, extra } = error;
  const note = beyondReach.has(code) ? reachNote(request.principal) : undefined;
  const message = note === undefined ? error.message : `${error.message.replace(/\.?$/, '.')} ${note}`;
  reply.headers(error.headers);
  const more = { code, ...(violations.length > 0 ? { violations } : {}), ...extra };
  if (error.as === 'problem') return sendProblem(reply, status, title, message, more);
  if (isOurs(request) && status >= 400) return sendProblem(reply, status, titleOf(status), message, more);
  reply.code(status);
  if (error.as === 'empty') return reply.send();
  return reply.type(error.headers['content-type'] ?? 'application/json').send(message);
}

/** Broken rules: the contract's array, or a problem document that lists them. */
function sendViolations(
  errors: readonly ContractViolation[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isOurs(request)) return sendInputProblem(errors, reply);
  const shown = errors.map(({ path, invalidValue, ...error }) => ({
    ...error,
    path,
    invalidValue:
      invalidValue === undefined ? invalidValueAt(path, request.body) : showable(path, invalidValue),
  }));
  return reply.code(400).type('application/json').send(JSON.stringify(shown));
}

function sendInputProblem(violations: readonly Violation[], reply: FastifyReply): FastifyReply {
  const detail = violations.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return sendProblem(reply, 400, 'The provided input could not be read', detail, {
    violations: violations.map(({ path, message }) => ({ path, message })),
  });
}

/**
 * A body or parameter that does not fit its schema. Under the contract a member of the wrong type or an unknown one
 * is a mapping error (problem), a value that breaks a rule is an array of validation errors (contract §1.2, §1.3).
 */
function sendSchemaErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const whole = error.validationContext ?? 'body';
  const { violations, isUnreadable } = describeSchemaErrors(error.validation ?? []);
  const input = inputOf(request, whole);
  const named = violations.map(({ path, message }) => ({ path: path || whole, message }));
  if (isUnreadable) return sendInputProblem(named, reply);
  const schema =
    whole === 'body' ? (request.routeOptions.schema?.body as ValueSchema | undefined) : undefined;
  const refused = named.map(({ path, message }) => {
    const value = invalidValueAt(path, input);
    const isNone = schema && isBlank(value) && isTrimmedAt(schema, path);
    return violation(path, message, isNone ? null : value);
  });
  return sendViolations(refused, request, reply);
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The part of a request that a schema applies to, by Fastify's name. */
function inputOf(request: FastifyRequest, part: string): unknown {
  if (part === 'querystring') return request.query;
  return part === 'params' ? request.params : request.body;
}

function sendClientError(error: FastifyError, status: number, reply: FastifyReply): FastifyReply {
  const title = status === 413 ? 'The request is too large' : 'The request could not be read';
  return sendProblem(reply, status, title, error.message);
}

function sendProblem(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
  extra: Record<string, unknown> = {},
): FastifyReply {
  return reply
    .code(status)
    .type(problemType)
    .send(JSON.stringify({ status, title, detail, ...extra }));
}
