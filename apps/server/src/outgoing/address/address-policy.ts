import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AllowedHosts } from '../../config/hosts/allowed-hosts.ts';
import { type AddressClass, classifyAddress } from './address-class.ts';

/** Why an address is not asked. */
export type RefusedAddressCode = 'LINK_LOCAL' | 'PRIVATE_REDIRECT' | 'HOST_NOT_ALLOWED';

const reasons: Readonly<Record<RefusedAddressCode, string>> = {
  LINK_LOCAL: 'is or stands for a link-local or metadata address, which Waybill never asks',
  PRIVATE_REDIRECT: 'is in a private network, and a public host redirects to it',
  HOST_NOT_ALLOWED: 'is not among the hosts that WAYBILL_ALLOWED_HOSTS lists',
};

/** A host was refused before anything was sent to it. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly code: RefusedAddressCode;

  constructor(host: string, code: RefusedAddressCode) {
    super(`"${host}" ${reasons[code]}`);
    this.code = code;
  }
}

/** Which hosts may be asked, and which may be redirected to. */
export interface AddressPolicy {
  /** Judges what a URL says. @throws RefusedAddressError */
  check(hostname: string, isFromPublic: boolean): void;
  /** Judges what a name stands for, at the moment of connecting: there is no other lookup after it. */
  lookup(isFromPublic: boolean): LookupFunction;
  /** True if a redirect of this host may lead to public hosts only. */
  isPublic(hostname: string): boolean;
  /** True if the host is on the list of the server: then it may be redirected to from anywhere. */
  isListed(hostname: string): boolean;
}

/** Names are few: those of settings, and where these redirect to. */
const maxNames = 10_000;

/** @param classify for tests, which have no public address to listen at */
export function createAddressPolicy(
  allowed: AllowedHosts | undefined,
  classify: (address: string) => AddressClass | undefined = classifyAddress,
): AddressPolicy {
  /**
   * The classes of resolved names. A name that was public once stays public, because its connections survive
   * a change.
   */
  const seen = new Map<string, 'private' | 'public'>();
  const isListed = (hostname: string) => allowed?.includes(hostname) ?? false;

  function note(hostname: string, addresses: readonly LookupAddress[]): void {
    const isPublic = addresses.some(({ address }) => classify(address) === 'public');
    if (seen.get(hostname) === 'public' || addresses.length === 0) return;
    if (seen.size >= maxNames) seen.clear();
    seen.set(hostname, isPublic ? 'public' : 'private');
  }

  function judge(hostname: string, address: string, isFromPublic: boolean): RefusedAddressError | undefined {
    const found = classify(address);
    if (found === 'forbidden') return new RefusedAddressError(hostname, 'LINK_LOCAL');
    const isRefused = isFromPublic && found === 'private' && !isListed(hostname);
    return isRefused ? new RefusedAddressError(hostname, 'PRIVATE_REDIRECT') : undefined;
  }

  return {
    isListed,
    check(hostname, isFromPublic) {
      if (allowed && !isListed(hostname)) throw new RefusedAddressError(hostname, 'HOST_NOT_ALLOWED');
      const trouble = judge(hostname, hostname, isFromPublic);
      if (trouble) throw trouble;
    },
    lookup: (isFromPublic) => (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
        if (error) return callback(error, '');
        note(hostname, addresses);
        // One address that is refused is enough: which of them is connected to is not ours to say.
        const trouble = addresses
          .map(({ address }) => judge(hostname, address, isFromPublic))
          .find((one) => one !== undefined);
        if (trouble) return callback(trouble, '');
        if (options.all) return callback(null, addresses);
        const [first] = addresses;
        callback(null, first?.address ?? '', first?.family);
      });
    },
    // The class of a host that only a proxy resolves is unknown, so it counts as public.
    isPublic: (hostname) => (classify(hostname) ?? seen.get(hostname) ?? 'public') === 'public',
  };
}
