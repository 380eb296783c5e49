import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { isStorableText } from '../../db/storable-text.ts';
import { isTroubleOfKeys, signatureAlgorithms } from '../oidc/check-tokens.ts';
import type { Providers } from '../oidc/provider.ts';

/** A token that is not taken; the message says why and quotes nothing of it. */
export class SubjectTokenRefused extends Error {
  override readonly name = 'SubjectTokenRefused';
}

/** Nobody vouches for tokens longer, whatever end they name. */
const maxAge = '24h';
const clockSkewSeconds = 60;
/** How this installation would be known at issuers; none of them asks. */
const clientId = 'waybill';

/** The token's claimed issuer, not yet verified. Undefined if it is not a token. */
export function claimedIssuer(token: string): string | undefined {
  try {
    const { iss } = decodeJwt(token);
    return typeof iss === 'string' && isStorableText(iss) ? iss : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The claims of a token, once the issuer's key has proved who made it and that it is valid now. The caller
 * checks its audience.
 * @param issuer listed by an administrator; no other issuer is ever contacted
 * @throws SubjectTokenRefused, and any error that prevents the issuer from answering
 */
export async function verifySubjectToken(
  providers: Providers,
  issuer: string,
  token: string,
  now: Date,
): Promise<JWTPayload> {
  const { keys } = await providers.get({ issuer: new URL(issuer), clientId, clientSecret: undefined });
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: [...signatureAlgorithms],
      clockTolerance: clockSkewSeconds,
      requiredClaims: ['sub', 'aud', 'iat', 'exp'],
      maxTokenAge: maxAge,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    // Other errors while fetching keys are the issuer's.
    if (!(error instanceof errors.JOSEError) || isTroubleOfKeys(error)) throw error;
    throw new SubjectTokenRefused(reasonOf(error), { cause: error });
  }
}

/** Constant words: the message of the library may quote what the token has. */
function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'the subject token has expired';
  if (error instanceof errors.JWTClaimValidationFailed) return `the claim "${error.claim}" does not hold`;
  return `the subject token does not hold (${error.code})`;
}

/** True if a token was made for this audience. */
export function isFor({ aud }: JWTPayload, audience: string): boolean {
  return Array.isArray(aud) ? aud.includes(audience) : aud === audience;
}
