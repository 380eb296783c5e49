import type { LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import type { App } from '../../http/server.ts';
import { maxPasswordLength } from '../access/password.ts';
import { createKnownDevices } from './known-device.ts';
import { changePasswordForm, loginForm } from './session.schema.ts';
import { type Credentials, changeForcedPassword, signIn } from './session.service.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const config = { access: 'none' } as const;

/** Names that can be made are shorter (access.schema.ts). */
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

  app.post('/api/v1/user/login', { config, schema: { body: loginForm } }, async (request, reply) => {
    const credentials = withoutNulls(request.body);
    const result = await inTurn(reply, credentials, () => signIn(context, credentials));
    if (result.error !== undefined) return refuse(reply, result.error);
    reply.header('set-cookie', devices.cookieFor(credentials.username, context.now()));
    return reply.type('text/plain').send(result.token);
  });

  app.post(
    '/api/v1/user/forceChangePassword',
    { config, schema: { body: changePasswordForm } },
    async (request, reply) => {
      const change = withoutNulls(request.body);
      const { error } = await inTurn(reply, change, () => changeForcedPassword(context, change));
      return error === undefined ? reply.code(200).send() : refuse(reply, error);
    },
  );

  // Sign-in through an OpenID Connect provider does not exist yet; clients ask before they offer it.
  app.get('/api/v1/oidc/available', { config }, (_request, reply) => reply.type('text/plain').send('false'));
  app.post('/api/v1/user/oidc/login', { config }, (_request, reply) => reply.code(204).send());
}

function refuse(reply: FastifyReply, error: LoginError): FastifyReply {
  const status = error === 'SUSPENDED' || error === 'UNMAPPED_ACCOUNT' ? 403 : 401;
  return reply.code(status).type('text/plain').send(error);
}

function withoutNulls(form: Readonly<Record<string, string | null | undefined>>) {
  const text = (name: string) => form[name] ?? '';
  return {
    username: text('username'),
    password: text('password'),
    newPassword: text('newPassword'),
    confirmPassword: text('confirmPassword'),
  };
}
