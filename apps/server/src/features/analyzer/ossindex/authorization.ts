/** Tokens that begin so are sent alone (contract §14). */
const bearerPrefix = 'sonatype_pat_';

/**
 * The credentials for OSS Index; undefined without a token, or without the user name that an old token needs.
 */
export function authorizationOf(token: string | undefined, username: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (token.startsWith(bearerPrefix)) return `Bearer ${token}`;
  return username && `Basic ${Buffer.from(`${username}:${token}`).toString('base64')}`;
}
