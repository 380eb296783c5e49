import { createHash } from 'node:crypto';

/**
 * What is counted together of requests to a host: those with a credential, told apart without saying what it is.
 * @param credential undefined for requests without one, which are counted together too
 */
export function laneOf(url: URL, credential: string | undefined): string {
  if (credential === undefined) return url.host;
  return `${url.host} ${createHash('sha256').update(credential).digest('hex').slice(0, 16)}`;
}
