import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
// The same IPv4 addresses behind a NAT64 gateway. Those mapped into IPv6 (::ffff:a.b.c.d) are found by the IPv4 rule.
linkLocal.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');

/**
 * Whether an address is link-local. Nothing that Waybill mirrors lives there, but the credentials of a cloud machine do
 * (169.254.169.254). Private and loopback addresses are fine: mirrors of one's own live there.
 * @param host a name, or an address as it stands in a URL, `[fe80::1]`
 */
export function isLinkLocal(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family !== 0 && linkLocal.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** What a name stands for was refused. */
export class LinkLocalError extends Error {
  override readonly name = 'LinkLocalError';
  constructor(host: string) {
    super(`"${host}" is a link-local address, which Waybill does not ask`);
  }
}

/** Looks up a name as usual, at the moment of connecting, and refuses it when any of its addresses is link-local. */
export const lookupExceptLinkLocal: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    if (addresses.some(({ address }) => isLinkLocal(address))) {
      return callback(new LinkLocalError(hostname), '');
    }
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  });
};
