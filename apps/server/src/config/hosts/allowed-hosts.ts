import { isWithin, parseAddress, parseSubnet, type Subnet } from './parse-address.ts';

/** The hosts that may be asked, where a server has a list of them. */
export interface AllowedHosts {
  /** @param host as written in a URL */
  includes(host: string): boolean;
}

/**
 * Reads a list of names, `*.example.com` for all below a name, addresses and networks such as `10.0.0.0/8`, with commas or blanks
 * between. An address is compared with what a URL says, not with what a name stands for.
 * @throws Error for an entry that is none of these, and for a list without entries
 */
export function parseAllowedHosts(text: string): AllowedHosts {
  const names = new Set<string>();
  const endings: string[] = [];
  const networks: Subnet[] = [];
  for (const entry of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const network = parseSubnet(entry.replace(/^\[(.*)\]$/, '$1'));
    const wild = /^\*\.(.+)$/.exec(entry)?.[1];
    const name = nameOf(wild ?? entry);
    if (network) networks.push(network);
    else if (name === undefined)
      throw new Error(`"${entry}" is not a host name, "*." and a name, an IP address or a network.`);
    else if (wild === undefined) names.add(name);
    else endings.push(`.${name}`);
  }
  if (names.size + endings.length + networks.length === 0) throw new Error('The value lists no host.');
  return {
    includes(host) {
      const bytes = parseAddress(host);
      if (bytes) return networks.some((network) => isWithin(bytes, network));
      const name = withoutDot(host.toLowerCase());
      return names.has(name) || endings.some((ending) => name.endsWith(ending));
    },
  };
}

/** A name as URLs have it: international names in their ASCII form. Undefined for anything with more than a name. */
function nameOf(text: string): string | undefined {
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
  const isName = url !== undefined && url.href === `http://${url.hostname}/` && !/[*@/:?#]/.test(text);
  return isName ? withoutDot(url.hostname) : undefined;
}

function withoutDot(name: string): string {
  return name.replace(/\.$/, '');
}
