// Public to other features.
import type { Identity } from '@waybill/match';

/** The identifying columns of an identity as the rule takes them. */
export function identityFacts(row: {
  purl: string | null;
  cpe: string | null;
  version: string | null;
  upstream: string | null;
  distro: string | null;
}): Identity {
  return {
    ...(row.purl === null ? {} : { purl: row.purl }),
    ...(row.cpe === null ? {} : { cpe: row.cpe }),
    ...(row.version === null ? {} : { version: row.version }),
    ...(row.upstream === null ? {} : { upstream: row.upstream }),
    ...(row.distro === null ? {} : { distro: row.distro }),
  };
}
