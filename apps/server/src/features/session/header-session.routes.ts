import type { FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import type { HeaderOutcome, HeaderSignIn } from '../trusted-header/trusted-header-sign-in.service.ts';
import { isOfOwnSite } from './own-site.ts';
import { refuseByProblem } from './session.routes.ts';
import { enter, type SignInResult } from './session.service.ts';

/**
 * Sign-in by headers of a trusted proxy. Only this address accepts them. Everything else needs the token that
 * it returns, so no page of another site can use the headers, and signing out works.
 */
export function headerSessionRoutes(app: App, context: Context, headers: HeaderSignIn): void {
  async function finish(request: FastifyRequest, outcome: HeaderOutcome): Promise<SignInResult> {
    const client = { address: request.ip, userAgent: request.headers['user-agent'] };
    const result = outcome.user ? await enter(context, outcome.user, client) : outcome;
    if (result.error === undefined) return result;
    noteRefusal(request, result.error, outcome.user ? 'the account was changed meanwhile' : outcome.why);
    return result;
  }

  endpoints(app, {
    'POST /api/waybill/v1/session/by-header': async ({ request, reply }) => {
      const outcome = await headers.enter({
        peer: request.socket.remoteAddress,
        address: request.ip,
        rawHeaders: request.raw.rawHeaders,
        isOfOwnSite: isOfOwnSite(request),
      });
      if (outcome === undefined) {
        noteRefusal(request, 'SWITCHED_OFF', 'sign-in by headers is disabled');
        throw switchedOff();
      }
      if (outcome === 'nobody') return reply.code(204).send();
      const result = await finish(request, outcome);
      if (result.error === undefined) return { token: result.token };
      return refuseByProblem(result.error, outcome.user ? undefined : outcome.detail);
    },
  });
}

function noteRefusal(request: FastifyRequest, reason: string, why: string): void {
  const peer = request.socket.remoteAddress ?? '';
  request.refusal = { action: 'session.refused', detail: { kind: 'trusted-header', reason, why, peer } };
}

function switchedOff(): AppError {
  return new AppError('session.header_sign_in_off', {
    status: 404,
    title: 'The sign-in was refused',
    detail: 'Signing in by headers is disabled.',
  });
}
