// Public to other features.
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { createTrust, untrustedDetail } from './trust.ts';
import { readTrustedHeaderConfig } from './trusted-header-config.ts';

/** The settings are read once in this time, however many requests come. */
const keepMs = 2_000;
const signIn = 'POST /api/waybill/v1/session/by-header';

/**
 * Refuses calls of the API that name a user in the header of the user name, but do not come from a trusted proxy, while sign-in by
 * headers is on (docs/adr/0024-identities.md). The sign-in itself judges all headers by its own rules.
 * @throws AppError 403
 */
export function createHeaderGuard({ db, config }: Context): (request: FastifyRequest) => Promise<void> {
  const trusts = createTrust(config);
  let kept: { readonly name: Promise<string | undefined>; readonly until: number } | undefined;

  /** The header that names a user; undefined while sign-in by headers is off. */
  async function headerName(): Promise<string | undefined> {
    const now = performance.now();
    if (kept && now < kept.until) return kept.name;
    const name = readTrustedHeaderConfig(db).then((settings) => settings?.names.username);
    kept = { name, until: now + keepMs };
    try {
      return await name;
    } catch (error) {
      // The next request asks again.
      kept = undefined;
      throw error;
    }
  }

  return async (request) => {
    const { endpoint } = request.routeOptions.config;
    const peer = request.socket.remoteAddress;
    // Files of the console, health and metrics know no users, so nothing could be gained there by the header.
    if (!endpoint?.includes(' /api/') || endpoint === signIn || trusts(peer)) return;
    const header = await headerName();
    if (header === undefined || isBlank(request.headers[header])) return;
    request.refusal = { action: 'request.header_refused', detail: { header, peer: peer ?? '' } };
    throw new AppError('request.untrusted_header', {
      status: 403,
      title: 'The sender is not a trusted proxy',
      detail: untrustedDetail,
    });
  };
}

function isBlank(value: string | readonly string[] | undefined): boolean {
  return value === undefined || [value].flat().join('').trim() === '';
}
