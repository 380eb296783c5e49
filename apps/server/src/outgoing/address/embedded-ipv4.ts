import { isWithin, parseSubnet, type Subnet } from '../../config/hosts/parse-address.ts';

type Bytes = readonly number[];

/** Where the IPv4 address lies in an IPv6 address behind a prefix of so many bits; byte 8 is left out (RFC 6052, section 2.2). */
const translated: readonly (readonly number[])[] = [
  [4, 5, 6, 7], // /32
  [5, 6, 7, 9], // /40
  [6, 7, 9, 10], // /48
  [7, 9, 10, 11], // /56
  [9, 10, 11, 12], // /64
  [12, 13, 14, 15], // /96
];

/** Prefixes that say that an IPv4 address is inside, and where. */
const prefixes: readonly (readonly [Subnet | undefined, readonly (readonly number[])[]])[] = [
  // Mapped (RFC 4291), compatible (RFC 4291, deprecated), translated by SIIT (RFC 2765, deprecated).
  [parseSubnet('::ffff:0:0/96'), [[12, 13, 14, 15]]],
  [parseSubnet('::/96'), [[12, 13, 14, 15]]],
  [parseSubnet('::ffff:0:0:0/96'), [[12, 13, 14, 15]]],
  // NAT64: the well-known prefix (RFC 6052), and the one for local use, which operators divide as they like (RFC 8215).
  [parseSubnet('64:ff9b::/96'), [[12, 13, 14, 15]]],
  [parseSubnet('64:ff9b:1::/48'), translated.slice(2)],
  // 6to4 (RFC 3056).
  [parseSubnet('2002::/16'), [[2, 3, 4, 5]]],
  // Teredo: its server, and its client, below (RFC 4380).
  [parseSubnet('2001::/32'), [[4, 5, 6, 7]]],
];

const teredo = parseSubnet('2001::/32');

/** IPv4 addresses that an IPv6 address stands for by its prefix or its interface identifier. */
export function embeddedIpv4(bytes: Bytes): Bytes[] {
  if (bytes.length !== 16) return [];
  const found = prefixes.flatMap(([prefix, places]) =>
    prefix && isWithin(bytes, prefix) ? places.map((place) => pick(bytes, place)) : [],
  );
  if (teredo && isWithin(bytes, teredo)) found.push(pick(bytes, [12, 13, 14, 15]).map((byte) => byte ^ 0xff));
  // ISATAP, below any prefix (RFC 5214).
  const isIsatap =
    ((bytes[8] ?? 0) & 0xfd) === 0 && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;
  if (isIsatap) found.push(pick(bytes, [12, 13, 14, 15]));
  return found;
}

/**
 * IPv4 addresses that an IPv6 address would stand for if its network had a NAT64 prefix of its own (RFC 6052). That cannot be seen
 * from the address, so this is for single addresses only: a whole range of them would also meet what is meant otherwise.
 */
export function possibleIpv4(bytes: Bytes): Bytes[] {
  if (bytes.length !== 16) return [];
  const places = bytes[8] === 0 ? translated : translated.slice(-1);
  return places.map((place) => pick(bytes, place));
}

function pick(bytes: Bytes, place: readonly number[]): number[] {
  return place.map((at) => bytes[at] ?? 0);
}
