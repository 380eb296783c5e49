// Public to other features.
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch } from 'jose';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import { fetchThrough } from './fetch-through.ts';
import type { OidcClient } from './oidc-config.ts';

/** A provider whose description was read. */
export interface Provider {
  readonly configuration: openid.Configuration;
  /** Its keys, fetched again when a token names one that is not known. */
  readonly keys: JWTVerifyGetKey;
}

export interface Providers {
  /** @throws when the provider cannot be reached or describes itself wrongly */
  get(client: OidcClient): Promise<Provider>;
}

const describedForMs = 10 * 60_000;
/** True if sign-in is available is asked by anybody: a provider in trouble is not asked each time. */
const failedForMs = 10_000;
/** Invented key ids must not cause more requests to the provider. */
const keyCooldownMs = 1_000;

/** Knows each provider by its settings for ten minutes, so that a change at the provider counts soon. */
export function createProviders(outgoing: Outgoing): Providers {
  const known = new LRUCache<string, { provider: Promise<Provider> }>({ max: 64, ttl: describedForMs });
  return {
    get(client) {
      const id = JSON.stringify([client.issuer.href, client.clientId, client.clientSecret]);
      const found = known.get(id);
      if (found) return found.provider;
      const provider = describeProvider(outgoing, client);
      known.set(id, { provider });
      provider.catch(() => known.set(id, { provider }, { ttl: failedForMs }));
      return provider;
    },
  };
}

/** @throws when the provider cannot be reached or describes itself wrongly */
async function describeProvider(outgoing: Outgoing, client: OidcClient): Promise<Provider> {
  const ask = fetchThrough(outgoing);
  const configuration = await openid.discovery(
    client.issuer,
    client.clientId,
    undefined,
    client.clientSecret === undefined ? openid.None() : openid.ClientSecretPost(client.clientSecret),
    {
      [openid.customFetch]: ask,
      // Providers inside a company's network do without TLS at times; the operator writes the address.
      execute: client.issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    },
  );
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  if (keysAddress === undefined || !URL.canParse(keysAddress)) {
    throw new Error('The provider does not publish the address of its keys');
  }
  const keys = createRemoteJWKSet(new URL(keysAddress), {
    [joseFetch]: ask,
    cooldownDuration: keyCooldownMs,
    cacheMaxAge: describedForMs,
  });
  return { configuration, keys };
}
