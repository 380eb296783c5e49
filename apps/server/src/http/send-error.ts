import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/database.ts';
import { AppError, type ContractViolation, ValidationError, violation } from './errors.ts';

/** The one place that maps errors to answers. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.raw.headersSent) {
    // A streamed answer broke half-way: cutting the connection is the only honest signal left.
    request.log.error({ err: error, url: request.routeOptions.url }, 'answer broke off');
    reply.raw.destroy();
    return reply;
  }
  if (error instanceof ValidationError) return sendContractViolations(error.errors, reply);
  if (error instanceof AppError) return sendAppError(error, reply);
  const fastifyError = error as FastifyError;
  if (fastifyError.validation) return sendSchemaErrors(fastifyError, request, reply);
  if (typeof fastifyError.statusCode === 'number' && fastifyError.statusCode < 500) {
    return sendClientError(fastifyError, fastifyError.statusCode, reply);
  }
  if (sqlState(error) === '22021') {
    // A NUL character in a text: PostgreSQL cannot store it.
    return sendProblem(reply, 400, 'Invalid text', 'The request contains a NUL character.');
  }
  request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
  return sendProblem(
    reply,
    500,
    'Server error',
    'An unexpected error occurred. The server log has the details.',
  );
}

/** For paths and methods that no route has. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0];
  return sendProblem(reply, 404, 'Not found', `There is no ${request.method} ${path}.`);
}

function sendAppError(error: AppError, reply: FastifyReply): FastifyReply {
  reply.code(error.status).headers(error.headers);
  if (error.as === 'empty') return reply.send();
  if (error.as === 'text') return reply.type('text/plain').send(error.message);
  return reply.type('application/problem+json').send(
    JSON.stringify({
      status: error.status,
      title: error.title,
      detail: error.message,
      code: error.code,
      ...(error.violations.length > 0 ? { violations: error.violations } : {}),
      ...error.extra,
    }),
  );
}

function sendContractViolations(errors: readonly ContractViolation[], reply: FastifyReply): FastifyReply {
  return reply.code(400).type('application/json').send(JSON.stringify(errors));
}

/**
 * A body or parameter that does not fit its schema. Under the contract a member of the wrong type or an unknown one
 * is a mapping error (problem), a value that breaks a rule is an array of validation errors (contract §1.2, §1.3).
 */
function sendSchemaErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const items = (error.validation ?? []).flatMap(toViolations);
  const mapping = items.find((item) => !constraintKeywords.has(item.keyword));
  const isContract = request.url.includes('/api/v1/');
  if (isContract && !mapping) {
    return sendContractViolations(
      items.map((item) => violation(item.path, item.message)),
      reply,
    );
  }
  const detail = items
    .map((item) => `${item.path || (error.validationContext ?? 'body')}: ${item.message}`)
    .join('; ');
  return sendProblem(reply, 400, 'The provided input could not be read', detail, {
    violations: items.map(({ path, message }) => ({ path, message })),
  });
}

/** A value of the right type that breaks a rule of its field; anything else could not be mapped at all. */
const constraintKeywords = new Set([
  'required',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]);

type SchemaError = NonNullable<FastifyError['validation']>[number];

function toViolations(error: SchemaError) {
  const path = error.instancePath.replaceAll('/', '.').replace(/^\./, '');
  const { keyword, message = 'is invalid' } = error;
  const missing = error.params.requiredProperties;
  if (keyword !== 'required' || !Array.isArray(missing)) return [{ path, keyword, message }];
  return missing.map((name) => ({
    path: path === '' ? String(name) : `${path}.${name}`,
    keyword,
    message: 'must be present',
  }));
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
    .type('application/problem+json')
    .send(JSON.stringify({ status, title, detail, ...extra }));
}
