// Public to other features.
import type { LoginError } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { type AdmissionRules, admit } from '../access/user/external-user.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { createTrust, untrustedDetail } from './trust.ts';
import { readTrustedHeaderConfig, type TrustedHeaderConfig } from './trusted-header-config.ts';
import { type NoVouched, readVouched, type Vouched } from './vouched.ts';

export type HeaderOutcome =
  | { user: UserRow; error?: undefined }
  /** `why` is for the log and the audit log, in constant words; `detail` is for the caller. */
  | { user?: undefined; error: LoginError; why: string; detail?: string };

/** A request, as far as it says who sends it. */
export interface HeaderSignInRequest {
  /** The other end of the connection itself, whatever a header says. */
  readonly peer: string | undefined;
  /** The client, as a trusted proxy says. */
  readonly address: string;
  readonly rawHeaders: readonly string[];
  /** True if no page of another site has caused the request. */
  readonly isOfOwnSite: boolean;
}

/** Sign-in by headers of a proxy that has signed people in itself (docs/adr/0024-identities.md). */
export interface HeaderSignIn {
  /** Undefined while it is off; `nobody` where the request has none of the headers. */
  enter(request: HeaderSignInRequest): Promise<HeaderOutcome | 'nobody' | undefined>;
}

const faults: Readonly<Record<Exclude<NoVouched, 'nobody'>, string>> = {
  twice: 'a header came more than once',
  unusable: 'the headers have no usable user name',
};

export function createHeaderSignIn({ db, config, now }: Context): HeaderSignIn {
  const trusts = createTrust(config);
  async function admitVouched(
    settings: TrustedHeaderConfig,
    vouched: Vouched,
    address: string,
  ): Promise<HeaderOutcome> {
    const { username, subject, email, groups } = vouched;
    const actor = { name: username, address, at: now() };
    const identity = { kind: 'oidc' as const, username, subject, email };
    const admission = await admit(db, actor, identity, rulesOf(settings, groups));
    if (admission.user) return admission;
    if (admission.refusal === 'suspended') return { error: 'SUSPENDED', why: 'the user is suspended' };
    return admission.refusal === 'unmapped'
      ? { error: 'UNMAPPED_ACCOUNT', why: 'there is no such user' }
      : refused('the user is bound to another subject');
  }

  return {
    async enter({ peer, address, rawHeaders, isOfOwnSite }) {
      const settings = await readTrustedHeaderConfig(db);
      if (!settings) return undefined;
      const vouched = readVouched(rawHeaders, settings.names);
      if (vouched === 'nobody') return vouched;
      // The headers of an untrusted sender could contain anything, so they are not read.
      if (!trusts(peer)) {
        const outcome = refused('headers from an address that is not in WAYBILL_TRUSTED_PROXIES');
        return { ...outcome, detail: untrustedDetail };
      }
      if (typeof vouched === 'string') return refused(faults[vouched]);
      if (!isOfOwnSite) return refused('a page of another site');
      return admitVouched(settings, vouched, address);
    },
  };
}

function refused(why: string): Extract<HeaderOutcome, { why: string }> {
  return { error: 'INVALID_CREDENTIALS', why };
}

export function rulesOf(settings: TrustedHeaderConfig, names: readonly string[]): AdmissionRules {
  const { provisionsUsers, defaultTeams, synchronizesTeams, keepsGivenTeams: keepsGiven } = settings;
  return { provisionsUsers, defaultTeams, groups: synchronizesTeams ? { names, keepsGiven } : undefined };
}
