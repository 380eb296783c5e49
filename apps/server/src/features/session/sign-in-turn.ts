import type { LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { present } from '../../http/present.ts';
import type { Refusal } from '../../http/refusal.ts';
import { maxPasswordLength } from '../access/password/password.ts';
import { findUserOfAnyKind } from '../access/user/user.service.ts';
import type { KnownDevices } from './known-device.ts';
import type { Credentials } from './session.service.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** No user has a longer name (contract model ManagedUser). */
const maxUsernameLength = 255;

/**
 * Checks credentials when it is their turn.
 * @returns why they were refused, or what the check made of them
 */
export type InTurn = <T extends { error?: LoginError | undefined; why?: string }>(
  reply: FastifyReply,
  credentials: Credentials,
  check: () => Promise<T>,
) => Promise<T | { error: LoginError }>;

/** One limit for everything that tells whether a password is right. */
export function createInTurn(context: Context, devices: KnownDevices): InTurn {
  const limit = createSignInLimit();
  return async (reply, { username, password }, check) => {
    if (username.length > maxUsernameLength || password.length > maxPasswordLength) {
      reply.request.refusal = { action: 'session.refused', detail: { reason: 'TOO_LONG' } };
      return { error: 'INVALID_CREDENTIALS' };
    }
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { ip: address, headers } = reply.request;
    const device = devices.deviceOf(headers.cookie, username, context.now());
    // Until something else is known, such as after a 429.
    reply.request.refusal = { action: 'session.refused', detail: { reason: 'TOO_MANY' } };
    const settle = await limit.enter({ address, username, password, device }, gone.signal);
    // It had its turn: an error of the check is none of the credentials.
    reply.request.refusal = undefined;
    let wasWrong = false;
    try {
      const result = await check();
      wasWrong = result.error === 'INVALID_CREDENTIALS';
      reply.request.refusal = await refusalFor(context.db, username, result);
      return result;
    } finally {
      settle(wasWrong);
    }
  };
}

/** Names the account only when there is one: people type passwords into the field of the user name. */
async function refusalFor(
  db: Database,
  username: string,
  { error: reason, why }: { error?: LoginError | undefined; why?: string },
): Promise<Refusal | undefined> {
  if (reason === undefined) return undefined;
  const isKnown = (await findUserOfAnyKind(db, username)) !== undefined;
  return {
    action: 'session.refused',
    detail: { reason, ...present('why', why) },
    ...(isKnown ? { actor: username } : {}),
  };
}
