import type { LoginError } from '@waybill/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { type AppError, illegalArgument, notFound } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import type { OidcOutcome, OidcSignIn } from '../oidc/oidc-sign-in.service.ts';
import { refuse, refuseByProblem } from './session.routes.ts';
import { enter, type SignInResult } from './session.service.ts';

/** Signing in through an OpenID Connect provider (contract §2). */
export function oidcSessionRoutes(app: App, context: Context, oidc: OidcSignIn): void {
  async function finish(request: FastifyRequest, outcome: OidcOutcome): Promise<SignInResult> {
    const client = { address: request.ip, userAgent: request.headers['user-agent'] };
    const result = outcome.user ? await enter(context, outcome.user, client) : outcome;
    if (result.error !== undefined) noteRefusal(request, outcome, result.error);
    return result;
  }

  endpoints(app, {
    'GET /api/v1/oidc/available': async () => String(await oidc.isAvailable()),

    'POST /api/v1/user/oidc/login': async ({ body, request, reply }) => {
      const tokens = {
        idToken: trimmed(body.idToken),
        accessToken: trimmed(body.accessToken),
        nonce: body.nonce ?? undefined,
      };
      const outcome = await oidc.byTokens(tokens, request.ip);
      if (!outcome) return reply.code(204).send();
      const result = await finish(request, outcome);
      return result.error === undefined ? result.token : refuse(reply, result.error);
    },

    'POST /api/waybill/v1/oidc/authorization': async ({ body }) => {
      const begun = await oidc.authorizationRequest(webAddress(body.redirectUri));
      if (!begun) throw unavailable();
      return begun;
    },

    'POST /api/waybill/v1/oidc/sign-in': async ({ body, request }) => {
      const answer = { ...body, redirectUri: webAddress(body.redirectUri) };
      const outcome = await oidc.byCode(answer, request.ip);
      if (!outcome) throw unavailable();
      const result = await finish(request, outcome);
      return result.error === undefined ? { token: result.token } : refuseByProblem(result.error);
    },
  });
}

const unavailable = (): AppError => notFound('identity provider');

/** Providers compare it with what is registered there. @throws AppError 400 */
function webAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return text;
  throw illegalArgument(`The address "${text}" is neither http nor https.`);
}

/** Kept in the audit log, where administrators find why somebody is not let in. */
function noteRefusal(request: FastifyRequest, outcome: OidcOutcome, reason: LoginError): void {
  const why = outcome.user ? 'the account was changed meanwhile' : outcome.why;
  request.refusal = { action: 'session.refused', detail: { kind: 'oidc', reason, why } };
}
