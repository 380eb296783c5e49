import type { Finding, FindingVulnerability } from '@waybill/api-contract';

/** The contract's name of the scanner: what was sent before is found again by it. */
const scannerType = 'Dependency-Track';

type KdiStatus = 'open' | 'risk_accepted' | 'false_positive';

/** A vulnerability of an asset. */
export interface KdiVuln {
  readonly scanner_type: string;
  readonly scanner_identifier: string;
  readonly last_seen_at: string;
  readonly status: KdiStatus;
  readonly scanner_score: number;
  readonly override_score?: number;
}

const scores: Readonly<Record<string, number>> = { CRITICAL: 9, HIGH: 7, MEDIUM: 5, LOW: 3 };

export function kdiIdentifier({ source, vulnId }: Pick<FindingVulnerability, 'source' | 'vulnId'>): string {
  return `${source}-${vulnId}`;
}

/** Kenna Data Importer JSON of a finding (contract §20.4). */
export function kdiVuln({ vulnerability, analysis }: Finding, seenAt: Date): KdiVuln {
  const score = scores[vulnerability.severity] ?? 0;
  return {
    scanner_type: scannerType,
    scanner_identifier: kdiIdentifier(vulnerability),
    last_seen_at: seenAt.toISOString(),
    status: statusOf(analysis.state),
    scanner_score: score,
    // Kenna rates CVEs itself.
    ...(vulnerability.source === 'NVD' ? {} : { override_score: score * 10 }),
  };
}

function statusOf(state: string | undefined): KdiStatus {
  if (state === 'FALSE_POSITIVE') return 'false_positive';
  return state === 'NOT_AFFECTED' ? 'risk_accepted' : 'open';
}

const weight: Readonly<Record<KdiStatus, number>> = { open: 2, risk_accepted: 1, false_positive: 0 };

/**
 * Among two components of an asset with the same vulnerability, the relevant one: an open one if there is
 * any.
 */
export function moreOpen(one: KdiVuln, other: KdiVuln): KdiVuln {
  return weight[other.status] > weight[one.status] ? other : one;
}

/** The definition of a vulnerability, once per document. */
export function kdiDefinition(vulnerability: FindingVulnerability): Record<string, unknown> {
  const { source, vulnId, title, description, recommendation, cwes, aliases } = vulnerability;
  const cves = [
    ...(source === 'NVD' ? [vulnId] : []),
    ...(aliases ?? []).flatMap(({ cveId }) => cveId ?? []),
  ].filter((id) => /^CVE-\d+-\d+$/.test(id));
  const cwe = cwes?.[0]?.cweId;
  return {
    scanner_type: scannerType,
    scanner_identifier: kdiIdentifier(vulnerability),
    ...(cves.length === 0 ? {} : { cve_identifiers: [...new Set(cves)].join() }),
    ...(cwe === undefined ? {} : { cwe_identifiers: `CWE-${cwe}` }),
    name: title ?? vulnId,
    ...(description === undefined ? {} : { description }),
    ...(recommendation === undefined ? {} : { solution: recommendation }),
  };
}
