// Public to other features.
import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { OidcConfig } from './oidc-config.ts';
import { isComplete, mergeProfiles, type Profile, readProfile } from './profile.ts';
import type { Provider } from './provider.ts';

export interface Tokens {
  readonly idToken: string | undefined;
  readonly accessToken: string | undefined;
  /** The required nonce of the ID token; not checked if the caller has none. */
  readonly nonce?: string | undefined;
}

/** Tokens that do not prove who somebody is; the message says why and quotes nothing of them. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** Signatures by a key that only the provider has. Shared secrets, and none at all, prove nothing here. */
export const signatureAlgorithms: readonly string[] = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];
/** Errors of fetching keys, which say nothing of the token. */
const keysFailed: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);
/** True if an error says nothing of the token, since the keys could not be had. */
export const isTroubleOfKeys = (error: errors.JOSEError): boolean => keysFailed.has(error.code);
const clockSkewSeconds = 60;

/**
 * The person that the tokens identify. The access token only adds what the ID token lacks, and must have the
 * same subject (contract §2).
 * @throws TokenRefused, and any error that prevents the provider from answering
 */
export async function profileOfTokens(
  provider: Provider,
  config: OidcConfig,
  tokens: Tokens,
  now: Date,
): Promise<Profile> {
  if (tokens.idToken === undefined) return profileOfAccessToken(provider, config, tokens.accessToken);
  const claims = await verifyIdToken(provider, config, tokens.idToken, tokens.nonce, now);
  const own = readProfile(claims, config);
  if (isComplete(own, config) || tokens.accessToken === undefined) return own;
  const asked = await askUserInfo(provider, tokens.accessToken, claims.sub);
  return mergeProfiles(own, readProfile(asked, config));
}

async function profileOfAccessToken(
  provider: Provider,
  config: OidcConfig,
  accessToken: string | undefined,
): Promise<Profile> {
  if (accessToken === undefined || !config.takesAccessTokenAlone) throw new TokenRefused('no ID token');
  return readProfile(await askUserInfo(provider, accessToken, undefined), config);
}

async function verifyIdToken(
  { configuration, keys }: Provider,
  { client }: OidcConfig,
  idToken: string,
  nonce: string | undefined,
  now: Date,
): Promise<JWTPayload> {
  const payload = await verified(idToken, keys, {
    issuer: configuration.serverMetadata().issuer,
    audience: client.clientId,
    algorithms: [...signatureAlgorithms],
    clockTolerance: clockSkewSeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: now,
  });
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
  // OpenID Connect Core 1.0 §3.1.3.7: with several audiences, the token must say for whom it was made.
  if ((isForOthers || payload.azp !== undefined) && payload.azp !== client.clientId) {
    throw new TokenRefused('the ID token was made for another client');
  }
  if (nonce !== undefined && payload.nonce !== nonce) throw new TokenRefused('the nonce differs');
  return payload;
}

async function verified(
  token: string,
  keys: Provider['keys'],
  options: NonNullable<Parameters<typeof jwtVerify>[2]>,
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, keys, options)).payload;
  } catch (error) {
    // Other errors while fetching keys are the provider's.
    if (!(error instanceof errors.JOSEError) || isTroubleOfKeys(error)) throw error;
    throw new TokenRefused(reasonOf(error), { cause: error });
  }
}

/** Constant words: the message of the library may quote what the token has. */
function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'the ID token has expired';
  if (error instanceof errors.JWTClaimValidationFailed) return `the claim "${error.claim}" does not match`;
  return `the ID token is not valid (${error.code})`;
}

/** @param subject whom it must be about; undefined: whoever the access token is of */
async function askUserInfo(
  { configuration }: Provider,
  accessToken: string,
  subject: string | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  const told = await openid
    .fetchUserInfo(configuration, accessToken, openid.skipSubjectCheck)
    .catch((error: unknown) => {
      const isRefusal =
        error instanceof openid.WWWAuthenticateChallengeError || error instanceof openid.ResponseBodyError;
      if (!isRefusal) throw error;
      throw new TokenRefused('the provider refuses the access token', { cause: error });
    });
  if (subject !== undefined && told.sub !== subject) {
    throw new TokenRefused('the tokens belong to different users');
  }
  return told;
}
