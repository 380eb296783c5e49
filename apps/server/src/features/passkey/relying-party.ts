// Public to other features.
import { isIP } from 'node:net';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { readSetting } from '../config-property/setting.service.ts';

/** The relying party of passkeys, in WebAuthn's terms: a host, and its pages that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** How a request came, as the server trusts it: behind a trusted proxy, as the proxy says. */
export interface ReachedBy {
  readonly protocol: string;
  readonly host: string;
}

/**
 * The address of the console that is set up counts; where there is none, that of the request does.
 * @returns undefined where browsers have no passkeys: they want https or localhost, and a name
 */
export async function findRelyingParty(
  db: Database,
  reachedBy: ReachedBy,
): Promise<RelyingParty | undefined> {
  const baseUrl = (await readSetting(db, 'general', 'base.url'))?.trim();
  return relyingPartyOf(baseUrl ? baseUrl : `${reachedBy.protocol}://${reachedBy.host}`);
}

/** @throws AppError 409 where there are no passkeys */
export async function requireRelyingParty(db: Database, reachedBy: ReachedBy): Promise<RelyingParty> {
  const party = await findRelyingParty(db, reachedBy);
  if (party) return party;
  throw new AppError('passkey.address', {
    status: 409,
    title: 'Passkeys cannot be used here',
    detail:
      'Passkeys need a host name with https, or localhost. Open Waybill at such an address, and check the base URL in the settings.',
  });
}

export function relyingPartyOf(address: string): RelyingParty | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return undefined;
  const { hostname: id, origin, protocol } = url;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && id === 'localhost');
  return isSafe && !isIP(id.replace(/^\[|\]$/g, '')) ? { id, origin } : undefined;
}
