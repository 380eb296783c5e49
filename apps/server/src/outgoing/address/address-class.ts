import { isWithin, parseAddress, parseSubnet, type Subnet } from '../../config/hosts/parse-address.ts';
import { embeddedIpv4, possibleIpv4 } from './embedded-ipv4.ts';

/**
 * `forbidden`: never contacted; `private`: on this machine or a private network, where your own mirrors are;
 * `public`: any other.
 */
export type AddressClass = 'forbidden' | 'private' | 'public';

const subnets = (...texts: string[]): Subnet[] => texts.flatMap((text) => parseSubnet(text) ?? []);

/**
 * Single addresses at which clouds hand their machines credentials, beside those that are link-local: Alibaba
 * (100.100.100.200), Azure (168.63.129.16), Oracle (192.0.0.192).
 */
const metadata = subnets('169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192');

const forbidden = [
  ...metadata,
  ...subnets(
    '169.254.0.0/16',
    'fe80::/10',
    // The same in IPv6: of AWS, of Google, of Scaleway, of Akamai.
    'fd00:ec2::/32',
    'fd20:ce::/32',
    'fd00:42::42',
    'fd00:a9fe:a9fe::/48',
  ),
];

/** The registries of special-purpose addresses, as far as no public host lives there (RFC 6890 and what updates it). */
const notPublic = subnets(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '100::/64',
  '2001:db8::/32',
  'fc00::/7',
  'fec0::/10',
  'ff00::/8',
);

/**
 * The class of an address; undefined for a name. An IPv6 address that embeds an IPv4 address has the class of
 * that address.
 * @param host as written in a URL or as returned by a lookup
 */
export function classifyAddress(host: string): AddressClass | undefined {
  const bytes = parseAddress(host);
  if (!bytes) return undefined;
  // An embedded address that begins with a zero byte is not an address.
  const all = [bytes, ...embeddedIpv4(bytes).filter(([first]) => first !== 0)];
  const isAmong = (list: readonly Subnet[]) => (one: readonly number[]) =>
    list.some((subnet) => isWithin(one, subnet));
  if (all.some(isAmong(forbidden)) || possibleIpv4(bytes).some(isAmong(metadata))) return 'forbidden';
  return all.some(isAmong(notPublic)) ? 'private' : 'public';
}
