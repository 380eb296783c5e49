import type { LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import type { App } from '../../http/server.ts';
import { changePasswordForm, loginForm } from './session.schema.ts';
import { changeForcedPassword, signIn } from './session.service.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const config = { access: 'none' } as const;

/** Signing in and the change of a password that must be changed (contract §2). */
export function sessionRoutes(app: App, context: Context): void {
  const limit = createSignInLimit();
  const nowMs = () => performance.now();

  app.post('/api/v1/user/login', { config, schema: { body: loginForm } }, async (request, reply) => {
    const { username, password } = withoutNulls(request.body);
    const attempt = { address: request.ip, username };
    limit.check(attempt, nowMs());
    const result = await signIn(context, { username, password });
    if ('error' in result) {
      limit.noteFailure(attempt, nowMs());
      return refuse(reply, result.error);
    }
    limit.noteSuccess(attempt);
    return reply.type('text/plain').send(result.token);
  });

  app.post(
    '/api/v1/user/forceChangePassword',
    { config, schema: { body: changePasswordForm } },
    async (request, reply) => {
      const change = withoutNulls(request.body);
      const attempt = { address: request.ip, username: change.username };
      limit.check(attempt, nowMs());
      const error = await changeForcedPassword(context, change);
      if (error !== undefined) {
        limit.noteFailure(attempt, nowMs());
        return refuse(reply, error);
      }
      limit.noteSuccess(attempt);
      return reply.code(200).send();
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
    username: text('username').trim(),
    password: text('password'),
    newPassword: text('newPassword'),
    confirmPassword: text('confirmPassword'),
  };
}
