// Public to other features.
import { severities } from '@waybill/api-contract';
import type { PolicyContext, VulnerabilityFacts } from '@waybill/policy';
import type { Database } from '../../db/database.ts';
import type { IdentityFactsRow, VulnFactsRow } from './judge.queries.ts';
import { readContext } from './policy-book.ts';

export { type VulnFactsRow, vulnFacts } from './judge.queries.ts';

/** Stored severities grow with the harm: 5 critical … 1 info, 0 unassigned. */
const critical = 5;

/** The facts of an identity that packages/policy reads. */
export function identityFacts(row: Omit<IdentityFactsRow, 'identity_id'>) {
  return {
    group: row.group_name,
    name: row.name,
    version: row.version,
    purl: row.purl,
    cpe: row.cpe,
    swidTagId: row.swid_tag_id,
  };
}

/**
 * The facts of an unsuppressed vulnerability that it reads.
 * @param fixedIn the version of the component in question that has the fix
 */
export function vulnerabilityFacts(
  row: Omit<VulnFactsRow, 'vuln_id'>,
  fixedIn: string | null = null,
): VulnerabilityFacts {
  return {
    vulnId: row.ext_id,
    aliases: row.aliases,
    severity: severities[critical - row.severity] ?? null,
    cwes: row.cwes ?? [],
    cvssScore: row.cvss,
    epssScore: row.epss,
    isExploited: row.exploited,
    fixedIn,
    isSuppressed: false,
  };
}

/** Facts shared by all components: licenses, their groups, the day. */
export async function readPolicyContext(db: Database, now: Date): Promise<PolicyContext> {
  return readContext(db, now);
}
