import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import type { SignInClient } from '../access/user-session/user-session.service.ts';
import { findRelyingParty } from '../passkey/relying-party.ts';
import type { KnownDevices } from './known-device.ts';
import { beginSignIn, checkOwedPassword, findSignIn, finishSignIn } from './second-factor.service.ts';
import { refuseByProblem } from './session.routes.ts';
import type { InTurn } from './sign-in-turn.ts';

/** The sign-in of the console: a password, and a passkey or recovery code for users with passkeys. */
export function secondFactorRoutes(app: App, context: Context, inTurn: InTurn, devices: KnownDevices): void {
  const { db, now } = context;

  function noteDevice(reply: FastifyReply, username: string): void {
    const isSecure = reply.request.protocol === 'https';
    reply.header('set-cookie', devices.cookieFor(username, now(), isSecure));
  }

  endpoints(app, {
    'POST /api/waybill/v1/session': async ({ body, request, reply }) => {
      const party = await findRelyingParty(db, request);
      const result = await inTurn(reply, body, () => beginSignIn(context, body, clientOf(request), party));
      if (result.error !== undefined) return refuseByProblem(result.error);
      if ('secondFactor' in result) return { secondFactor: result.secondFactor };
      noteDevice(reply, body.username);
      return { token: result.token };
    },

    'POST /api/waybill/v1/session/second-factor': async ({ body, request, reply }) => {
      const party = await findRelyingParty(db, request);
      const waiting = await findSignIn(context, body);
      if (!waiting) {
        // Nobody guesses a challenge, so this counts as no try.
        const reason = 'INVALID_CREDENTIALS';
        const why = 'an unknown, expired, or used challenge';
        request.refusal = { action: 'session.refused', detail: { reason, why } };
        return refuseByProblem(reason);
      }
      await checkOwedPassword(context, waiting);
      // A held-up attempt keeps its place by what it tries, like a password.
      const tried = body.recoveryCode ?? body.challenge;
      const credentials = { username: waiting.user.username, password: tried };
      const result = await inTurn(reply, credentials, () =>
        finishSignIn(context, waiting, clientOf(request), party),
      );
      if (result.error !== undefined) return refuseByProblem(result.error);
      noteDevice(reply, credentials.username);
      return { token: result.token };
    },
  });
}

function clientOf({ ip, headers }: FastifyRequest): SignInClient {
  return { address: ip, userAgent: headers['user-agent'] };
}
