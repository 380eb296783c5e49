// Public to other features.
import type { LoginError } from '@waybill/api-contract';
import * as openid from 'openid-client';
import type { Context } from '../../feature.ts';
import { type AdmissionRules, admit } from '../access/user/external-user.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { profileOfTokens, TokenRefused, type Tokens } from './check-tokens.ts';
import { type OidcConfig, readOidcConfig } from './oidc-config.ts';
import { type CompleteProfile, isComplete, type Profile } from './profile.ts';
import { createProviders, type Provider } from './provider.ts';

export type OidcOutcome =
  | { user: UserRow; error?: undefined }
  /** @param why for the log and the audit log: constant words, nothing of the tokens */
  | { user?: undefined; error: LoginError; why: string };

/** The provider's answer to the page that asked, with the values that the page kept. */
interface CodeAnswer {
  readonly redirectUri: string;
  /** The query of the address that the provider called. */
  readonly parameters: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The values that a page keeps until the provider calls back, and the address for the browser. */
interface AuthorizationRequest {
  readonly url: string;
  readonly flow: 'code' | 'implicit';
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Sign-in through an OpenID Connect provider (contract §2, docs/adr/0024-identities.md). */
export interface OidcSignIn {
  /** True if people may sign in by it now: it is on, set up, and the provider answers. */
  isAvailable(): Promise<boolean>;
  /** Undefined when it is not available. */
  authorizationRequest(redirectUri: string): Promise<AuthorizationRequest | undefined>;
  /** Undefined when it is not available, or there are no tokens. */
  byTokens(tokens: Tokens, address: string): Promise<OidcOutcome | undefined>;
  /** Undefined when it is not available. */
  byCode(answer: CodeAnswer, address: string): Promise<OidcOutcome | undefined>;
}

interface Ready {
  readonly config: OidcConfig;
  readonly provider: Provider;
}

export function createOidcSignIn(context: Context): OidcSignIn {
  const { db, secrets, log, now } = context;
  const providers = createProviders(context.outgoing);

  async function ready(): Promise<Ready | undefined> {
    const config = await readOidcConfig(db, secrets);
    if (!config) return undefined;
    try {
      return { config, provider: await providers.get(config.client) };
    } catch (error) {
      log.warn({ err: error }, 'the OpenID Connect provider does not answer');
      return undefined;
    }
  }

  /** Only operators learn the reason for a refusal. */
  async function attempt(sign: () => Promise<OidcOutcome>): Promise<OidcOutcome> {
    try {
      return await sign();
    } catch (error) {
      const refusal = refusalBy(error);
      log.warn({ err: error, why: refusal.why }, 'sign-in through the provider failed');
      return refusal;
    }
  }

  async function enter({ config, provider }: Ready, tokens: Tokens, address: string): Promise<OidcOutcome> {
    const profile = await profileOfTokens(provider, config, tokens, now());
    if (!isComplete(profile, config)) return { error: 'OTHER', why: missingIn(profile, config) };
    const actor = { name: profile.username, address, at: now() };
    const identity = { kind: 'oidc' as const, ...profile };
    const admission = await admit(db, actor, identity, admissionRules(config, profile));
    if (admission.user) return admission;
    if (admission.refusal === 'suspended') return { error: 'SUSPENDED', why: 'the user is suspended' };
    return admission.refusal === 'unmapped'
      ? { error: 'UNMAPPED_ACCOUNT', why: 'there is no such user' }
      : { error: 'INVALID_CREDENTIALS', why: 'the user is bound to another subject' };
  }

  return {
    isAvailable: async () => (await ready()) !== undefined,

    async authorizationRequest(redirectUri) {
      const found = await ready();
      return found && askAuthorization(found, redirectUri);
    },

    async byTokens(tokens, address) {
      if (tokens.idToken === undefined && tokens.accessToken === undefined) return undefined;
      const found = await ready();
      return found && attempt(() => enter(found, tokens, address));
    },

    async byCode(answer, address) {
      const found = await ready();
      return found && attempt(async () => enter(found, await exchangeCode(found, answer), address));
    },
  };
}

async function askAuthorization(
  { config, provider }: Ready,
  redirectUri: string,
): Promise<AuthorizationRequest> {
  const { flow, scope } = config;
  const kept = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    codeVerifier: openid.randomPKCECodeVerifier(),
  };
  const flowParameters =
    flow === 'implicit'
      ? { response_type: 'id_token token', response_mode: 'fragment' }
      : {
          response_type: 'code',
          code_challenge: await openid.calculatePKCECodeChallenge(kept.codeVerifier),
          code_challenge_method: 'S256',
        };
  const url = openid.buildAuthorizationUrl(provider.configuration, {
    redirect_uri: redirectUri,
    scope,
    state: kept.state,
    nonce: kept.nonce,
    ...flowParameters,
  });
  return { url: url.href, flow, ...kept };
}

/** Asks the provider for the tokens of a code; only who has the verifier of the request gets them (RFC 7636). */
async function exchangeCode({ provider }: Ready, answer: CodeAnswer): Promise<Tokens> {
  const called = new URL(answer.redirectUri);
  called.search = answer.parameters;
  const tokens = await openid.authorizationCodeGrant(provider.configuration, called, {
    pkceCodeVerifier: answer.codeVerifier,
    expectedState: answer.state,
    expectedNonce: answer.nonce,
    idTokenExpected: true,
  });
  return { idToken: tokens.id_token, accessToken: tokens.access_token, nonce: answer.nonce };
}

function admissionRules(config: OidcConfig, profile: CompleteProfile): AdmissionRules {
  const { provisionsUsers, defaultTeams, synchronizesTeams, keepsGivenTeams: keepsGiven } = config;
  const groups = synchronizesTeams
    ? { names: profile.groups ?? [], keepsGiven, displayNames: profile.groupNames }
    : undefined;
  return { provisionsUsers, defaultTeams, groups };
}

function missingIn(profile: Profile, { usernameClaim, teamsClaim }: OidcConfig): string {
  const claim =
    profile.subject === undefined ? 'sub' : profile.username === undefined ? usernameClaim : teamsClaim;
  return `the claim "${claim}" is missing`;
}

/** Refused by what the tokens or the provider say, or kept from being checked. */
function refusalBy(error: unknown): OidcOutcome & { error: LoginError; why: string } {
  if (error instanceof TokenRefused) return { error: 'INVALID_CREDENTIALS', why: error.message };
  if (error instanceof openid.AuthorizationResponseError) {
    return { error: 'OTHER', why: 'the provider has refused the sign-in' };
  }
  if (error instanceof openid.ResponseBodyError) {
    return { error: 'INVALID_CREDENTIALS', why: 'the provider refuses the code' };
  }
  const isOfAnswer =
    error instanceof openid.ClientError && /^OAUTH_(JWT|INVALID_RESPONSE)/.test(error.code ?? '');
  return isOfAnswer
    ? { error: 'INVALID_CREDENTIALS', why: 'the answer of the provider is not valid' }
    : { error: 'OTHER', why: 'the provider could not be reached' };
}
