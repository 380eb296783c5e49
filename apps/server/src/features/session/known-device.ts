import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../config/secrets.ts';
import { cookieOf } from './cookie.ts';

const cookieName = 'Waybill-Device';
/** Browsers take a cookie of such a name over https only, and from no other host of the domain. */
const secureName = `__Host-${cookieName}`;
const keptForSeconds = 30 * 86_400;

/** Recognizes browsers in which somebody has signed in, so that others who guess at the name cannot keep them out. */
export interface KnownDevices {
  /** A cookie that says: somebody has signed in here under this name. It gives no rights. */
  cookieFor(username: string, now: Date, isSecure: boolean): string;
  /** Name of the device that the cookies tell of, when it is known for this user. */
  deviceOf(cookies: string | undefined, username: string, now: Date): string | undefined;
}

export function createKnownDevices(secrets: Secrets): KnownDevices {
  const key = secrets.derive('known device');
  const sign = (expiresAt: string, device: string, username: string) =>
    createHmac('sha256', key).update(`${expiresAt} ${device} ${username}`).digest();
  return {
    cookieFor(username, now, isSecure) {
      const expiresAt = String(now.getTime() + keptForSeconds * 1000);
      const device = randomBytes(16).toString('base64url');
      const signature = sign(expiresAt, device, username).toString('base64url');
      const [name, more] = isSecure ? [secureName, '; Secure'] : [cookieName, ''];
      const value = `${expiresAt}.${device}.${signature}`;
      return `${name}=${value}; Path=/; Max-Age=${keptForSeconds}; HttpOnly; SameSite=Strict${more}`;
    },
    deviceOf(cookies, username, now) {
      const cookie = cookieOf(cookies, secureName) ?? cookieOf(cookies, cookieName);
      const [expiresAt = '', device = '', signature = ''] = cookie?.split('.') ?? [];
      if (Number(expiresAt) <= now.getTime()) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(expiresAt, device, username);
      return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
    },
  };
}
