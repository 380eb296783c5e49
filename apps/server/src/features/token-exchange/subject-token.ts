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

/** Who says they have made a token; nothing of it is proved. Undefined: it is none. */
export function claimedIssuer(token: string): string | undefined {
  try {
    const { iss } = decodeJwt(token);
    return typeof iss === 'string' && isStorableText(iss) ? iss : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a token says, once its issuer's key has proved that the issuer made it, and that it is in force. Its audience is left to
 * the caller.
 * @param issuer one that an administrator has named: nobody else has addresses asked here
 * @throws SubjectTokenRefused; whatever keeps the issuer from answering
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
    // What else comes of fetching keys is the issuer's trouble.
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
