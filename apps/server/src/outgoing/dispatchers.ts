import { getCACertificates } from 'node:tls';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import type { OutgoingConfig } from '../config/outgoing-config.ts';
import type { AddressPolicy } from './address/address-policy.ts';

const connectTimeoutMs = 15_000;
/** At once for each host; more would be a burden for a small one and no gain at a large one. */
const connectionsPerHost = 8;

/** The connections that requests go through. */
export interface Dispatchers {
  /** @param isFromPublic for a redirect of a public host, which has connections of its own: none of them leads into a private network */
  forHost(hostname: string, isFromPublic: boolean): Dispatcher;
  close(): Promise<void>;
}

/**
 * Connections as the configuration says: through a proxy or not, with the certificate authorities that it adds.
 * @param silenceMs how long a host may be silent before and within its answer
 */
export function createDispatchers(
  config: OutgoingConfig,
  policy: AddressPolicy,
  silenceMs: number,
): Dispatchers {
  const usual = createPair(config, policy, silenceMs, false);
  const fromPublic = createPair(config, policy, silenceMs, true);
  return {
    forHost(hostname, isFromPublic) {
      const { direct, proxied } = isFromPublic ? fromPublic : usual;
      // A proxy cannot reach this machine's own loopback addresses.
      return isLoopback(hostname) ? direct : proxied;
    },
    async close() {
      await Promise.all(
        [usual, fromPublic].flatMap(({ direct, proxied }) => [direct.destroy(), proxied.destroy()]),
      );
    },
  };
}

function createPair(config: OutgoingConfig, policy: AddressPolicy, silenceMs: number, isFromPublic: boolean) {
  // Named, the list replaces the built-in one, so that one has to be in it.
  const trust = config.ca === undefined ? {} : { ca: [...getCACertificates('default'), config.ca] };
  const connect = { timeout: connectTimeoutMs, ...trust };
  const options = {
    connect: { ...connect, lookup: policy.lookup(isFromPublic) },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connections: connectionsPerHost,
  };
  const direct = new Agent(options);
  // The proxy then resolves names. Names that bypass it (`NO_PROXY`) are resolved here.
  const proxied = new EnvHttpProxyAgent({
    ...options,
    requestTls: connect,
    proxyTls: connect,
    httpProxy: config.httpProxy ?? '',
    httpsProxy: config.httpsProxy ?? '',
    noProxy: config.noProxy,
  });
  return { direct, proxied };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
