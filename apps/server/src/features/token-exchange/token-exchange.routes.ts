import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { accessTokenType, readExchangeRequest } from './exchange-request.ts';
import { createExchange, lifetimeSeconds, type NotExchanged } from './token-exchange.service.ts';
import { listTokenRules } from './token-rule.queries.ts';
import { changeTokenRule, createTokenRule, removeTokenRule } from './token-rule.service.ts';
import { viewTokenRule } from './token-rule.view.ts';

export function tokenExchangeRoutes(app: App, context: Context): void {
  const { db, now } = context;
  const exchange = createExchange(context);

  endpoints(app, {
    'POST /api/waybill/v1/token': async ({ body, request, reply }) => {
      const read = readExchangeRequest(body);
      if (!read.request) {
        request.refusal = { action: 'token.exchange_refused', detail: { why: read.description } };
        return fail(reply, 400, read.error, read.description);
      }
      const client = { address: request.ip, userAgent: request.headers['user-agent'] };
      const { token, refusal } = await exchange(read.request, client);
      if (refusal) return refuse(request, reply, refusal);
      reply.header('cache-control', 'no-store');
      return {
        access_token: token,
        issued_token_type: accessTokenType,
        token_type: 'Bearer',
        expires_in: lifetimeSeconds,
      };
    },

    'GET /api/waybill/v1/token-rule': async () => (await listTokenRules(db)).map(viewTokenRule),
    'PUT /api/waybill/v1/token-rule': ({ body, caller }) => createTokenRule(db, actorOf(caller, now()), body),
    'POST /api/waybill/v1/token-rule/{uuid}': ({ path, body, caller }) =>
      changeTokenRule(db, actorOf(caller, now()), path.uuid, body),
    'DELETE /api/waybill/v1/token-rule/{uuid}': ({ path, caller }) =>
      removeTokenRule(db, actorOf(caller, now()), path.uuid),
  });
}

/** The answer says what the audit log does, so that whoever sets a pipeline up need not ask for it. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { why, account, detail, isAway }: NotExchanged['refusal'],
): FastifyReply {
  const actor = account === undefined ? {} : { actor: account };
  request.refusal = { action: 'token.exchange_refused', ...actor, detail: { ...detail, why } };
  return isAway
    ? fail(reply.header('retry-after', '10'), 503, 'temporarily_unavailable', why)
    : fail(reply, 400, 'invalid_request', why);
}

/** An error as RFC 6749 §5.2 has it. */
function fail(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ error, error_description: description });
}
