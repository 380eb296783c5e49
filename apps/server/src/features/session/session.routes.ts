import type { LoginBody, LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { passwordQueue } from '../access/password/password.ts';
import type { KnownDevices } from './known-device.ts';
import { type Credentials, changeForcedPassword, signIn } from './session.service.ts';
import type { InTurn } from './sign-in-turn.ts';

/** Signing in and the change of a password that must be changed (contract §2). */
export function sessionRoutes(app: App, context: Context, inTurn: InTurn, devices: KnownDevices): void {
  endpoints(app, {
    'POST /api/v1/user/login': async ({ body, request, reply }) => {
      const credentials = credentialsOf(body);
      const client = { address: request.ip, userAgent: request.headers['user-agent'] };
      const result = await inTurn(reply, credentials, () => signIn(context, credentials, client));
      if (result.error !== undefined) return refuse(reply, result.error);
      reply.header(
        'set-cookie',
        devices.cookieFor(credentials.username, context.now(), request.protocol === 'https'),
      );
      return result.token;
    },

    'GET /api/waybill/v1/session/queue': async () => passwordQueue(),

    'POST /api/v1/user/forceChangePassword': async ({ body, request, reply }) => {
      const { newPassword, confirmPassword } = body;
      const change = {
        ...credentialsOf(body),
        newPassword: newPassword ?? '',
        confirmPassword: confirmPassword ?? '',
        address: request.ip,
      };
      const { error } = await inTurn(reply, change, () => changeForcedPassword(context, change));
      return error === undefined ? undefined : refuse(reply, error);
    },
  });
}

/** A refusal in the words of the contract. */
export function refuse(reply: FastifyReply, error: LoginError): FastifyReply {
  return reply.code(refusalStatus(error)).type('text/plain').send(error);
}

/** A refusal as a problem document. */
export function refuseByProblem(error: LoginError, detail?: string): never {
  throw new AppError(`session.${error.toLowerCase()}`, {
    status: refusalStatus(error),
    title: 'The sign-in was refused',
    ...(detail === undefined ? {} : { detail }),
  });
}

function refusalStatus(error: LoginError): 401 | 403 {
  return error === 'SUSPENDED' || error === 'UNMAPPED_ACCOUNT' ? 403 : 401;
}

/** Missing form fields count as empty. */
function credentialsOf({ username, password }: LoginBody): Credentials {
  return { username: username ?? '', password: password ?? '' };
}
