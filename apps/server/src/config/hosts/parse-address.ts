import { isIP } from 'node:net';

/**
 * The bytes of an IP address, four or sixteen; undefined for anything else, such as a name.
 * @param host as written in a URL, `[fe80::1]`, or as returned by a lookup, `fe80::1%eth0`
 */
export function parseAddress(host: string): readonly number[] | undefined {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  const family = isIP(address);
  if (family === 4) return address.split('.').map(Number);
  return family === 6 ? bytesOfIpv6(address) : undefined;
}

function bytesOfIpv6(address: string): number[] {
  // The last 32 bits may be written as an IPv4 address.
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const [, head = address, dotted] = tail ?? [];
  const last = dotted?.split('.').map(Number) ?? [];
  // `1::2:` before it loses its last colon, `1::` keeps both.
  const groups = dotted === undefined ? head : head.replace(/(?<!:):$/, '');
  const [left = '', right] = groups.split('::');
  const before = bytesOfGroups(left);
  const after = [...bytesOfGroups(right ?? ''), ...last];
  if (right === undefined) return [...before, ...last];
  return [...before, ...Array<number>(16 - before.length - after.length).fill(0), ...after];
}

function bytesOfGroups(text: string): number[] {
  const groups = text.split(':').filter((group) => group !== '');
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

/** Addresses whose first bits are those of another one. */
export interface Subnet {
  readonly bytes: readonly number[];
  readonly bits: number;
}

/** Reads `10.0.0.0/8`; an address alone is a subnet of one. Undefined for anything else. */
export function parseSubnet(text: string): Subnet | undefined {
  const [address = '', length, ...more] = text.split('/');
  const bytes = parseAddress(address);
  if (!bytes || more.length > 0) return undefined;
  if (length === undefined) return { bytes, bits: bytes.length * 8 };
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return bits <= bytes.length * 8 ? { bytes, bits } : undefined;
}

export function isWithin(bytes: readonly number[], { bytes: network, bits }: Subnet): boolean {
  if (bytes.length !== network.length) return false;
  return network.every((byte, at) => {
    const left = Math.min(8, Math.max(0, bits - at * 8));
    const mask = (0xff << (8 - left)) & 0xff;
    return ((bytes[at] ?? 0) & mask) === (byte & mask);
  });
}
