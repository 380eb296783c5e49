import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { browse } from './provider-visit.ts';

/** Somebody who can sign in at the provider: any password does. */
interface ProviderAccount {
  readonly name?: string;
  readonly email?: string;
  readonly groups?: readonly string[];
}

interface IdentityProviderOptions {
  readonly clientId: string;
  /** Where the provider may send browsers back to. */
  readonly redirectUris: readonly string[];
  /** By subject. */
  readonly accounts: Record<string, ProviderAccount>;
  readonly clientSecret?: string;
  /** Puts only the subject into ID tokens, as the specification has it. The user info has the rest. */
  readonly bareIdTokens?: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** May be changed. */
  readonly accounts: Record<string, ProviderAccount>;
  /** Signs an ID token by the provider's key; members that are undefined are left out. */
  sign(claims: JWTPayload): Promise<string>;
  /** Signs by new keys from now on, and shows no others. */
  rotateKeys(): Promise<void>;
  /** Answers nothing but 503. */
  breakDown(isBroken: boolean): void;
  /** Goes where a browser would go, signs in under a subject and agrees. @returns the address that the provider sends it back to */
  visit(url: string, subject: string): Promise<URL>;
  /** The number of requests for keys. */
  readonly keyRequests: number;
  close(): Promise<void>;
}

/** An OpenID Connect provider on 127.0.0.1: the real thing, with accounts that the test says. */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { accounts } = options;
  let isBroken = false;
  let keyRequests = 0;
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/jwks')) keyRequests++;
    if (isBroken) response.writeHead(503).end();
    else handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let keys = await newKeys();
  handle = makeProvider(issuer, options, keys.jwk).callback();
  return {
    issuer,
    accounts,
    async sign(claims) {
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keys.kid, typ: 'JWT' });
      return token.sign(keys.privateKey);
    },
    async rotateKeys() {
      keys = await newKeys();
      handle = makeProvider(issuer, options, keys.jwk).callback();
    },
    breakDown(broken) {
      isBroken = broken;
    },
    visit: (url, subject) => browse(url, subject, options.redirectUris),
    get keyRequests() {
      return keyRequests;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function newKeys() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = crypto.randomUUID();
  const jwk = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
  return { privateKey, kid, jwk };
}

function makeProvider(issuer: string, options: IdentityProviderOptions, jwk: object): Provider {
  const { clientId, clientSecret, redirectUris, accounts } = options;
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] } as NonNullable<ConstructorParameters<typeof Provider>[1]>['jwks'],
    clients: [
      {
        client_id: clientId,
        ...(clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : { client_secret: clientSecret, token_endpoint_auth_method: 'client_secret_post' }),
        // Lets the implicit answer go to this machine without TLS.
        application_type: 'native',
        redirect_uris: [...redirectUris],
        response_types: ['code', 'id_token token'],
        grant_types: ['authorization_code', 'implicit'],
      },
    ],
    responseTypes: ['code', 'id_token token'],
    conformIdTokenClaims: options.bareIdTokens ?? false,
    claims: { openid: ['sub', 'groups'], email: ['email'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    pkce: { required: () => false },
    findAccount: (_context, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
    cookies: { keys: ['only for tests'] },
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  });
  return provider;
}
