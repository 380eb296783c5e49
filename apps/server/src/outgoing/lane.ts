import { createHash } from 'node:crypto';

/**
 * The lane of requests to a host. Requests with a credential have a separate lane, whose name does not reveal
 * the credential.
 * @param credential undefined for requests without one, which share a lane
 */
export function laneOf(url: URL, credential: string | undefined): string {
  if (credential === undefined) return url.host;
  return `${url.host} ${createHash('sha256').update(credential).digest('hex').slice(0, 16)}`;
}
