import type { LoginError } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../feature.ts';
import { maxPasswordLength } from '../access/password/password.ts';
import type { KnownDevices } from './known-device.ts';
import type { Credentials } from './session.service.ts';
import { createSignInLimit } from './sign-in-limit.ts';

/** No user has a longer name (contract model ManagedUser). */
const maxUsernameLength = 255;

/**
 * Checks credentials when it is their turn.
 * @returns why they were refused, or what the check made of them
 */
export type InTurn = <T extends { error?: LoginError | undefined }>(
  reply: FastifyReply,
  credentials: Credentials,
  check: () => Promise<T>,
) => Promise<T | { error: LoginError }>;

/** One limit for everything that tells whether a password is right. */
export function createInTurn(context: Context, devices: KnownDevices): InTurn {
  const limit = createSignInLimit();
  return async (reply, { username, password }, check) => {
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
  };
}
