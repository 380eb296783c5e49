import { errors, jwtVerify, SignJWT } from 'jose';
import type { UserKind } from '../access/principal/principal.service.ts';

/** What a token says that we believe: who it was issued to and when. Rights are read from the database. */
export interface TokenFacts {
  username: string;
  kind: UserKind;
  issuedAtMs: number;
}

const kindOfProvider = { LOCAL: 'managed', LDAP: 'ldap', OPENID_CONNECT: 'oidc' } as const;
const providerOfKind = { managed: 'LOCAL', ldap: 'LDAP', oidc: 'OPENID_CONNECT' } as const;

export interface NewToken {
  username: string;
  kind: UserKind;
  permissions: Iterable<string>;
  issuedAt: Date;
  lifetimeSeconds: number;
}

/** A signed token with the claims that clients know (contract §2). */
export async function signToken(key: Uint8Array, token: NewToken): Promise<string> {
  const issuedAtSeconds = Math.floor(token.issuedAt.getTime() / 1000);
  return new SignJWT({
    permissions: [...token.permissions].join(','),
    idp: providerOfKind[token.kind],
    // `iat` has whole seconds, too coarse to tell tokens from before a password change from those after it.
    iat_ms: token.issuedAt.getTime(),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(token.username)
    .setIssuer('Waybill')
    .setIssuedAt(issuedAtSeconds)
    .setExpirationTime(issuedAtSeconds + token.lifetimeSeconds)
    .sign(key);
}

/** What a token says, or undefined when it is malformed, expired or not ours. */
export async function readToken(key: Uint8Array, text: string, now: Date): Promise<TokenFacts | undefined> {
  try {
    const { payload } = await jwtVerify(text, key, { algorithms: ['HS256'], currentDate: now });
    const { sub, iat, idp, iat_ms: issuedAtMs } = payload;
    if (sub === undefined || iat === undefined) return undefined;
    return {
      username: sub,
      kind: typeof idp === 'string' && isProvider(idp) ? kindOfProvider[idp] : 'managed',
      issuedAtMs: typeof issuedAtMs === 'number' ? issuedAtMs : iat * 1000,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function isProvider(name: string): name is keyof typeof kindOfProvider {
  return Object.hasOwn(kindOfProvider, name);
}
