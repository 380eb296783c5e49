// Public to other features.
import { errors, jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../../db/uuid.ts';
import type { Principal } from '../../http/principal.ts';
import type { UserKind } from '../access/principal/principal.service.ts';

const providerOfKind = { managed: 'LOCAL', ldap: 'LDAP', oidc: 'OPENID_CONNECT', service: 'LOCAL' } as const;

export interface NewToken {
  sessionId: string;
  username: string;
  kind: UserKind;
  permissions: Iterable<string>;
  /**
   * Permissions for some teams' projects only. The contract's clients would treat them as unlimited, so they
   * have our own claim.
   */
  teamPermissions: Iterable<string>;
  issuedAt: Date;
  lifetimeSeconds: number;
}

/** The permission claims of a token. Clients use them to decide what to show; the server never reads them. */
export function claimedBy({
  permissions,
  teamPermissions,
}: Principal): Pick<NewToken, 'permissions' | 'teamPermissions'> {
  return { permissions, teamPermissions: [...teamPermissions.keys()] };
}

/** A signed token with the claims that clients know (contract §2). */
export async function signToken(key: Uint8Array, token: NewToken): Promise<string> {
  const issuedAtSeconds = Math.floor(token.issuedAt.getTime() / 1000);
  const teamPermissions = [...token.teamPermissions].join(',');
  return new SignJWT({
    permissions: [...token.permissions].join(','),
    ...(teamPermissions === '' ? {} : { teamPermissions }),
    idp: providerOfKind[token.kind],
  })
    .setJti(token.sessionId)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(token.username)
    .setIssuer('Waybill')
    .setIssuedAt(issuedAtSeconds)
    .setExpirationTime(issuedAtSeconds + token.lifetimeSeconds)
    .sign(key);
}

/**
 * The session that a token belongs to: everything else is read from the database. Undefined when the token is malformed,
 * expired, not ours, or from a version that had no sessions.
 */
export async function readSessionId(key: Uint8Array, text: string, now: Date): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(text, key, { algorithms: ['HS256'], currentDate: now });
    return payload.jti !== undefined && isUuid(payload.jti) ? payload.jti : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
