import type { IdentityProvider } from '@waybill/test-kit';
import { decodeJwt } from 'jose';
import type { TestServer } from '../../../test/server.ts';

export const clientId = 'waybill';
export const redirectUri = 'http://127.0.0.1:1/static/oidc-callback.html';

/** Sets what a sign-in through the provider needs, and more. */
export async function setOidc(server: TestServer, changes: Record<string, string>): Promise<void> {
  const settings = Object.entries(changes).map(([propertyName, propertyValue]) => ({
    groupName: 'oidc',
    propertyName,
    propertyValue: propertyValue || null,
  }));
  const answer = await server.asAdmin.post('/api/v1/configProperty/aggregate', settings);
  if (answer.status !== 200) throw new Error(`The settings were not taken: ${answer.text}`);
}

interface Begun {
  url: string;
  flow: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export async function begin(server: TestServer): Promise<Begun> {
  const answer = await server.asNobody.post<Begun>('/api/waybill/v1/oidc/authorization', { redirectUri });
  if (answer.status !== 200) throw new Error(`No sign-in began: ${answer.text}`);
  return answer.body;
}

/** Signs in as somebody does with a browser. @returns the answer of the server, whose token is in its body */
export async function signInBy(
  server: TestServer,
  provider: IdentityProvider,
  subject: string,
  client = server.asNobody,
) {
  const { url, state, nonce, codeVerifier } = await begin(server);
  const called = await provider.visit(url, subject);
  return client.post<{ token: string; code: string }>('/api/waybill/v1/oidc/sign-in', {
    redirectUri,
    parameters: called.search.slice(1),
    state,
    nonce,
    codeVerifier,
  });
}

/** Tokens as the implicit flow gives them to a browser. */
export async function implicitTokens(server: TestServer, provider: IdentityProvider, subject: string) {
  await setOidc(server, { flow: 'implicit' });
  const begun = await begin(server);
  await setOidc(server, { flow: 'code' });
  const called = await provider.visit(begun.url, subject);
  const answer = new URLSearchParams(called.hash.slice(1));
  const idToken = answer.get('id_token') ?? '';
  return {
    idToken,
    accessToken: answer.get('access_token') ?? '',
    nonce: begun.nonce,
    claims: decodeJwt(idToken),
  };
}
