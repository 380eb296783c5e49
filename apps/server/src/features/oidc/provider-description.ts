/** A provider's metadata (OpenID Connect Discovery 1.0 §3), as far as a test reads it. */
export interface ProviderDescription {
  readonly issuer: string;
  readonly keysAddress: string | undefined;
  readonly authorizationAddress: string | undefined;
  readonly tokenAddress: string | undefined;
  /** Undefined: it does not say. */
  readonly responseTypes: readonly string[] | undefined;
  readonly challengeMethods: readonly string[] | undefined;
  readonly scopes: readonly string[] | undefined;
  readonly claims: readonly string[] | undefined;
}

/** Undefined for what is no description. */
export function readDescription(value: unknown): ProviderDescription | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = (name: string): string | undefined => {
    const member: unknown = Reflect.get(value, name);
    return typeof member === 'string' && URL.canParse(member) ? member : undefined;
  };
  const list = (name: string): string[] | undefined => {
    const member: unknown = Reflect.get(value, name);
    return Array.isArray(member) ? member.filter((item) => typeof item === 'string') : undefined;
  };
  const issuer = text('issuer');
  if (issuer === undefined) return undefined;
  return {
    issuer,
    keysAddress: text('jwks_uri'),
    authorizationAddress: text('authorization_endpoint'),
    tokenAddress: text('token_endpoint'),
    responseTypes: list('response_types_supported'),
    challengeMethods: list('code_challenge_methods_supported'),
    scopes: list('scopes_supported'),
    claims: list('claims_supported'),
  };
}

/**
 * The features that a flow needs and the provider lacks, by their standard names; empty if none is missing.
 */
export function supportsFlow(provider: ProviderDescription, flow: 'code' | 'implicit'): string[] {
  const { authorizationAddress, tokenAddress, responseTypes, challengeMethods } = provider;
  const lacking: string[] = [];
  if (authorizationAddress === undefined) lacking.push('authorization_endpoint');
  const wanted = flow === 'code' ? 'code' : 'id_token token';
  if (responseTypes !== undefined && !responseTypes.some((type) => sameWords(type, wanted))) {
    lacking.push(`response_type ${wanted}`);
  }
  if (flow === 'code') {
    if (tokenAddress === undefined) lacking.push('token_endpoint');
    if (challengeMethods !== undefined && !challengeMethods.includes('S256')) {
      lacking.push('code_challenge_method S256');
    }
  }
  return lacking;
}

/** The order of words in a response type has no meaning (OAuth 2.0 Multiple Response Types §3). */
function sameWords(a: string, b: string): boolean {
  const words = (text: string) => text.split(' ').toSorted().join(' ');
  return words(a) === words(b);
}

/** The scopes that the provider does not list; undefined when it lists none. */
export function unlistedScopes({ scopes }: ProviderDescription, wanted: string): string[] | undefined {
  if (scopes === undefined) return undefined;
  return wanted.split(/\s+/).filter((scope) => scope !== '' && !scopes.includes(scope));
}

/** The claims that the provider does not list, of nested ones by the outermost; undefined when it lists none. */
export function unlistedClaims(
  { claims }: ProviderDescription,
  wanted: readonly string[],
): string[] | undefined {
  if (claims === undefined) return undefined;
  return wanted.filter((claim) => !claims.includes(claim) && !claims.includes(claim.split('.')[0] ?? ''));
}

const signingTypes: readonly unknown[] = ['RSA', 'EC', 'OKP'];

/** The number of keys in a set that can check signatures (RFC 7517 §4); undefined if it is not a set. */
export function usableKeys(set: unknown): number | undefined {
  const keys: unknown = typeof set === 'object' && set !== null ? Reflect.get(set, 'keys') : undefined;
  if (!Array.isArray(keys)) return undefined;
  return keys.filter(
    (key: unknown) =>
      typeof key === 'object' &&
      key !== null &&
      signingTypes.includes(Reflect.get(key, 'kty')) &&
      Reflect.get(key, 'use') !== 'enc',
  ).length;
}
