import type { SharedRelease, ShareLink } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { SharedRow, ShareLinkRow } from './share-link.queries.ts';

export function viewShareLink(row: ShareLinkRow, now: Date): ShareLink {
  return {
    uuid: row.uuid,
    label: row.label,
    sbom: row.has_sbom,
    vex: row.has_vex,
    state: stateOf(row, now),
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    ...present('revokedAt', row.revoked_at?.getTime()),
    ...present('lastUsed', row.last_used_at?.getTime()),
    uses: row.uses,
  };
}

function stateOf({ revoked_at, expires_at }: ShareLinkRow, now: Date): ShareLink['state'] {
  if (revoked_at !== null) return 'REVOKED';
  return expires_at <= now ? 'EXPIRED' : 'ACTIVE';
}

/** What whoever has the link may know. */
export function viewSharedRelease(row: SharedRow): SharedRelease {
  return {
    name: row.name,
    ...present('version', row.version),
    sbom: row.has_sbom,
    vex: row.has_vex,
    expiresAt: row.expires_at.getTime(),
  };
}
