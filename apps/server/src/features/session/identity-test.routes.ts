import type { IdentityTest, LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { illegalArgument } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { actorOf, recordAudit } from '../audit-log/audit-log.service.ts';
import { testDirectory, testDirectoryUser } from '../ldap/ldap-test.service.ts';
import { testProvider } from '../oidc/oidc-test.service.ts';
import type { Credentials } from './session.service.ts';
import type { InTurn } from './sign-in-turn.ts';

/**
 * Tests a directory or a provider. A test reveals if a password is right, so it waits for its turn like a
 * sign-in, and it is in the audit log.
 */
export function identityTestRoutes(app: App, context: Context, inTurn: InTurn): void {
  const { db, now } = context;

  async function tested(
    reply: FastifyReply,
    credentials: Credentials,
    run: () => Promise<IdentityTest>,
  ): Promise<IdentityTest> {
    const result = await inTurn(reply, credentials, async () => {
      const test = await run();
      return { test, ...(isPasswordWrong(test) ? { error: 'INVALID_CREDENTIALS' as LoginError } : {}) };
    });
    if (!('test' in result)) throw illegalArgument('The name or the password is too long.');
    // Told in the answer: nobody has tried to sign in.
    reply.request.refusal = undefined;
    return result.test;
  }

  async function note(
    caller: Principal,
    action: string,
    target: string,
    { ok }: IdentityTest,
  ): Promise<void> {
    await inTransaction(db, (trx) => recordAudit(trx, actorOf(caller, now()), action, target, { ok }));
  }

  endpoints(app, {
    'POST /api/waybill/v1/ldap/test': async ({ body, caller, reply }) => {
      // The guessed password is that of the bind user, whatever user name is typed.
      const credentials = { username: 'LDAP bind user', password: '' };
      const test = await tested(reply, credentials, () => testDirectory(context, body.settings));
      await note(caller, 'setting.connection_tested', 'ldap', test);
      return test;
    },

    'POST /api/waybill/v1/ldap/test-user': async ({ body, caller, reply }) => {
      const credentials = { username: body.username, password: body.password ?? '' };
      const test = await tested(reply, credentials, () =>
        testDirectoryUser(context, body.settings, credentials),
      );
      await note(caller, 'session.sign_in_tested', credentials.username, test);
      return test;
    },

    'POST /api/waybill/v1/oidc/test': async ({ body, caller, reply }) => {
      const credentials = { username: 'OpenID Connect client', password: '' };
      const test = await tested(reply, credentials, () => testProvider(context, body.settings));
      await note(caller, 'setting.connection_tested', 'oidc', test);
      return test;
    },
  });
}

function isPasswordWrong({ steps }: IdentityTest): boolean {
  return steps.some(({ code }) => code === 'CREDENTIALS_REFUSED');
}
