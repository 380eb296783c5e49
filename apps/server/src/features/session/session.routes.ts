import type { LoginBody, LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { maxPasswordLength } from '../access/password/password.ts';
import { createKnownDevices } from './known-device.ts';
import { type Credentials, changeForcedPassword, signIn } from './session.service.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** No user has a longer name (contract model ManagedUser). */
const maxUsernameLength = 255;

/** Signing in and the change of a password that must be changed (contract §2). */
export function sessionRoutes(app: App, context: Context): void {
  const limit = createSignInLimit();
  const devices = createKnownDevices(context.secrets);

  /**
   * Checks credentials when it is their turn.
   * @returns why they were refused, or what the check made of them
   */
  async function inTurn<T extends { error?: LoginError | undefined }>(
    reply: FastifyReply,
    { username, password }: Credentials,
    check: () => Promise<T>,
  ): Promise<T | { error: LoginError }> {
    if (username.length > maxUsernameLength || password.length > maxPasswordLength) {
      return { error: 'INVALID_CREDENTIALS' };
    }
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { ip: address, headers } = reply.request;
    const device = devices.deviceOf(headers.cookie, username, context.now());
    const settle = await limit.enter({ address, username, password, device }, gone.signal);
    let wasWrong = false;
    try {
      const result = await check();
      wasWrong = result.error === 'INVALID_CREDENTIALS';
      return result;
    } finally {
      settle(wasWrong);
    }
  }

  endpoints(app, {
    'POST /api/v1/user/login': async ({ body, reply }) => {
      const credentials = credentialsOf(body);
      const result = await inTurn(reply, credentials, () => signIn(context, credentials));
      if (result.error !== undefined) return refuse(reply, result.error);
      reply.header('set-cookie', devices.cookieFor(credentials.username, context.now()));
      return result.token;
    },

    'POST /api/v1/user/forceChangePassword': async ({ body, reply }) => {
      const { newPassword, confirmPassword } = body;
      const change = {
        ...credentialsOf(body),
        newPassword: newPassword ?? '',
        confirmPassword: confirmPassword ?? '',
      };
      const { error } = await inTurn(reply, change, () => changeForcedPassword(context, change));
      return error === undefined ? undefined : refuse(reply, error);
    },

    // Sign-in through an OpenID Connect provider does not exist yet; clients ask before they offer it.
    'GET /api/v1/oidc/available': async () => 'false',
    'POST /api/v1/user/oidc/login': async ({ reply }) => reply.code(204).send(),
  });
}

function refuse(reply: FastifyReply, error: LoginError): FastifyReply {
  const status = error === 'SUSPENDED' || error === 'UNMAPPED_ACCOUNT' ? 403 : 401;
  return reply.code(status).type('text/plain').send(error);
}

/** What is missing in a form counts as empty. */
function credentialsOf({ username, password }: LoginBody): Credentials {
  return { username: username ?? '', password: password ?? '' };
}
