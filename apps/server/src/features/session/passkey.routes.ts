import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError, notFound } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { findManagedUser, type UserRow } from '../access/user/user.service.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { beginEnrollment, EnrollmentRefused, finishEnrollment } from '../passkey/enrollment.service.ts';
import {
  describePasskeys,
  removeAllPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  requireManaged,
} from '../passkey/passkey.service.ts';
import { requireRelyingParty } from '../passkey/relying-party.ts';
import { createPasswordProof } from './current-password.ts';
import { ownUser } from './own-user.ts';
import type { InTurn } from './sign-in-turn.ts';

/** The caller's own passkeys, and those of others for access managers. */
export function passkeyRoutes(app: App, context: Context, inTurn: InTurn): void {
  const { db, now } = context;
  const requireCurrentPassword = createPasswordProof(inTurn);

  async function managedSelf(caller: Principal): Promise<UserRow> {
    const user = await ownUser(db, caller);
    requireManaged(user);
    return user;
  }

  /** Weakening or replacing the second factor needs the password: an unlocked screen must not be enough. */
  async function provedSelf(caller: Principal, reply: FastifyReply, password: string): Promise<UserRow> {
    const user = await managedSelf(caller);
    await requireCurrentPassword(reply, user, password);
    return user;
  }

  async function managedUser(username: string): Promise<UserRow> {
    const user = await findManagedUser(db, username);
    if (!user) throw notFound('user');
    return user;
  }

  endpoints(app, {
    'GET /api/waybill/v1/passkey': async ({ caller, request }) =>
      describePasskeys(db, await managedSelf(caller), request),

    'POST /api/waybill/v1/passkey/enrollment': async ({ body, caller, request, reply }) => {
      const user = await managedSelf(caller);
      const party = await requireRelyingParty(db, request);
      await requireCurrentPassword(reply, user, body.currentPassword);
      return beginEnrollment(context, user, party);
    },

    'PUT /api/waybill/v1/passkey': async ({ body, caller, request }) => {
      const user = { ...(await managedSelf(caller)), sessionId: caller.sessionId };
      const party = await requireRelyingParty(db, request);
      return finishEnrollment(context, actorOf(caller, now()), user, party, body).catch((error) =>
        noteRefusal(request, error),
      );
    },

    'POST /api/waybill/v1/passkey/recovery-codes': async ({ body, caller, reply }) => {
      const user = await provedSelf(caller, reply, body.currentPassword);
      return { codes: await renewRecoveryCodes(db, actorOf(caller, now()), user) };
    },

    'POST /api/waybill/v1/passkey/{uuid}': async ({ body, caller, path }) =>
      renamePasskey(db, actorOf(caller, now()), await managedSelf(caller), {
        ...path,
        name: body.name.trim(),
      }),

    'POST /api/waybill/v1/passkey/{uuid}/remove': async ({ body, caller, path, reply }) => {
      const user = await provedSelf(caller, reply, body.currentPassword);
      await removePasskey(db, actorOf(caller, now()), user, path.uuid);
    },

    'GET /api/waybill/v1/user/{username}/passkey': async ({ path, request }) =>
      describePasskeys(db, await managedUser(path.username), request),

    'DELETE /api/waybill/v1/user/{username}/passkey': async ({ path, caller }) => {
      const user = await managedUser(path.username);
      if (user.user_id === caller.userId) throw ownPasskeys();
      await removeAllPasskeys(db, actorOf(caller, now()), user);
    },
  });
}

/** One's own need the password, which an administrator has no way to give here. */
const ownPasskeys = () =>
  new AppError('passkey.own', {
    status: 409,
    title: 'These are your own passkeys',
    detail: 'Remove your own passkeys on your profile, with your password.',
  });

/** Kept in the audit log, where administrators find why a passkey was not taken. */
function noteRefusal(request: FastifyRequest, error: unknown): never {
  if (error instanceof EnrollmentRefused) {
    request.refusal = { action: 'user.passkey_refused', detail: { why: error.why } };
  }
  throw error;
}
