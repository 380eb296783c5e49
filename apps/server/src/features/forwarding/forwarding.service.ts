import { isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Forwarding } from '@waybill/api-contract';
import { inTransaction } from '../../db/database.ts';
import { storeIgnoredProxy } from '../../db/installation.ts';
import type { Context } from '../../feature.ts';
import { findIgnoredProxy } from './forwarding.queries.ts';

/** Watches for untrusted clients that send forwarding headers. */
export interface ForwardingWatch {
  note(peer: string): Promise<void>;
}

const hourMs = 3_600_000;
/** A proxy that was mended is not spoken of any more after this. */
const shownMs = 24 * hourMs;
/** Anybody can send the header from any number of addresses. */
const maxPeers = 16;

/** Says so once per peer in the log, and keeps the last one where administrators see it. */
export function watchForwarding({ db, config, log, now }: Context): ForwardingWatch {
  const trusts = proxyAddr.compile([...config.trustedProxies]);
  const notedAt = new Map<string, number>();
  return {
    async note(peer) {
      if (trusts(peer, 0)) return;
      const address = withoutMapping(peer);
      const at = now();
      const last = notedAt.get(address);
      if (last === undefined ? notedAt.size >= maxPeers : at.getTime() - last < hourMs) return;
      notedAt.set(address, at.getTime());
      if (last === undefined) {
        log.warn({ address }, 'X-Forwarded-For is ignored: the address is not in WAYBILL_TRUSTED_PROXIES');
      }
      try {
        await inTransaction(db, (trx) => storeIgnoredProxy(trx, address, at));
      } catch (error) {
        log.warn({ err: error }, 'an ignored proxy could not be recorded');
      }
    },
  };
}

export async function describeForwarding({ db, config, now }: Context): Promise<Forwarding> {
  const row = await findIgnoredProxy(db, new Date(now().getTime() - shownMs));
  const isMended = row && proxyAddr.compile([...config.trustedProxies])(row.address, 0);
  return { ignoredProxy: row && !isMended ? { address: row.address, at: row.at.getTime() } : null };
}

/** A socket for both kinds of addresses shows 10.0.0.7 as ::ffff:10.0.0.7, which nobody would look for. */
function withoutMapping(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  return isIPv4(plain) ? plain : address;
}
