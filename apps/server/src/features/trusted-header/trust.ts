import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../../config/config.ts';

/** Says of the other end of a connection whether it is a trusted proxy. */
export function createTrust({ trustedProxies }: Config): (peer: string | undefined) => boolean {
  const trusts = proxyAddr.compile([...trustedProxies]);
  return (peer) => peer !== undefined && peer !== '' && trusts(peer, 0);
}

/** The answer to an untrusted sender of headers. */
export const untrustedDetail =
  'The request has a header that names a user, but its sender is not in WAYBILL_TRUSTED_PROXIES. Name the proxy there, or have it remove the header.';
