import { queryOptions } from '@tanstack/react-query';
import { call, callText } from '../../lib/api.ts';
import { basePath, getConfig } from '../../lib/config.ts';
import { HttpError } from '../../lib/http-error.ts';

/** True if people may sign in through the provider now. */
export const providerAvailableQuery = queryOptions({
  queryKey: ['oidc', 'available'],
  queryFn: async () =>
    getConfig().oidc !== undefined &&
    (await callText('GET /api/v1/oidc/available', { anonymous: true })).trim() === 'true',
  staleTime: 10_000,
  retry: false,
});

/** The values that a tab keeps until the provider redirects back. */
interface BegunSignIn {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Where the user wanted to go. */
  readonly wanted: string;
}

const storageKey = 'providerSignIn';
/** The page to which providers redirect browsers (contract §1.1). */
const callbackPage = 'static/oidc-callback.html';

/** Begins a sign-in. @returns the address of the provider, where the tab goes now */
export async function beginProviderSignIn(wanted: string | undefined): Promise<string> {
  const redirectUri = new URL(`${basePath()}${callbackPage}`, location.origin).href;
  const { url, state, nonce, codeVerifier } = await call('POST /api/waybill/v1/oidc/authorization', {
    body: { redirectUri },
    anonymous: true,
  });
  const begun: BegunSignIn = { redirectUri, state, nonce, codeVerifier, wanted: wanted ?? '' };
  sessionStorage.setItem(storageKey, JSON.stringify(begun));
  return url;
}

export type ProviderOutcome =
  | { kind: 'signed-in'; token: string; wanted: string }
  | { kind: 'unknown-user' | 'blocked' | 'refused' | 'not-begun'; wanted: string };

/**
 * Finishes the sign-in that this tab began, with the provider's answer. The kept values count once: another
 * page that leads here with its own answer signs nobody in.
 */
export async function finishProviderSignIn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): Promise<ProviderOutcome> {
  const begun = takeBegun();
  if (!begun) return { kind: 'not-begun', wanted: '' };
  const { wanted } = begun;
  const implicit = new URLSearchParams(hash.slice(1));
  const given = implicit.has('state') ? implicit : new URLSearchParams(search);
  if (given.get('state') !== begun.state) return { kind: 'not-begun', wanted };
  if (given.has('error')) return { kind: 'refused', wanted };
  try {
    const token = implicit.has('id_token')
      ? await signInByTokens(implicit, begun.nonce)
      : await signInByCode(search.slice(1), begun);
    return { kind: 'signed-in', token, wanted };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 403) return { kind: isSuspension(error) ? 'blocked' : 'unknown-user', wanted };
    if (error.status === 401 || error.status === 404) return { kind: 'refused', wanted };
    throw error;
  }
}

/** Our own endpoint names it, that of the contract says it in a word. */
export function isSuspension({ body }: HttpError): boolean {
  return /session\.suspended|SUSPENDED/.test(body);
}

async function signInByCode(parameters: string, begun: BegunSignIn): Promise<string> {
  const { redirectUri, state, nonce, codeVerifier } = begun;
  const { token } = await call('POST /api/waybill/v1/oidc/sign-in', {
    body: { redirectUri, parameters, state, nonce, codeVerifier },
    anonymous: true,
    quiet: [401, 403, 404],
  });
  return token;
}

async function signInByTokens(answer: URLSearchParams, nonce: string): Promise<string> {
  const form = {
    idToken: answer.get('id_token') ?? '',
    accessToken: answer.get('access_token') ?? '',
    nonce,
  };
  const token = await callText('POST /api/v1/user/oidc/login', { form, anonymous: true, quiet: [401, 403] });
  return token.trim();
}

function takeBegun(): BegunSignIn | undefined {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (text === null) return undefined;
  const begun: unknown = JSON.parse(text);
  return isBegun(begun) ? begun : undefined;
}

function isBegun(value: unknown): value is BegunSignIn {
  if (typeof value !== 'object' || value === null) return false;
  const members = ['redirectUri', 'state', 'nonce', 'codeVerifier', 'wanted'];
  return members.every((name) => typeof Reflect.get(value, name) === 'string');
}
