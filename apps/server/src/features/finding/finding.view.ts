import {
  type AnalysisState,
  type AnalyzerIdentity,
  type AuditFindingView,
  type CweView,
  type FindingAliasView,
  type FindingView,
  type Severity,
  severities,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { AuditRow } from './audit-list.queries.ts';
import type { AliasRow, FindingRow, VulnFacts } from './finding.queries.ts';

/** Severity of our scale (5 critical … 0 unassigned) in the words of the contract. */
export function severityName(severity: number): Severity {
  return severities[severityRank(severity)] ?? 'UNASSIGNED';
}

/** Contract `severityRank`: 0 critical … 4 info, 5 unassigned. */
function severityRank(severity: number): number {
  return 5 - severity;
}

/** The part of a finding that all findings of one vulnerability share. */
export type VulnPart = FindingView['vulnerability'];

export function viewVulnPart(
  facts: VulnFacts,
  aliases: readonly AliasRow[],
  cweName: (id: number) => string | undefined,
): VulnPart {
  const cwes = (facts.cwes ?? []).map((id) => viewCwe(id, cweName));
  const first = cwes[0];
  const own = facts.internal;
  return {
    uuid: facts.uuid,
    source: facts.source,
    vulnId: facts.ext_id,
    ...present('title', facts.title),
    ...present('subtitle', own?.subTitle),
    ...present('description', facts.description),
    ...present('recommendation', own?.recommendation),
    severity: severityName(facts.severity),
    severityRank: severityRank(facts.severity),
    ...present('cvssV2BaseScore', oneDecimal(facts.cvss_v2)),
    ...present('cvssV2Vector', facts.v2_vector ?? own?.cvssV2Vector),
    ...present('cvssV3BaseScore', oneDecimal(facts.cvss_v3)),
    ...present('cvssV3Vector', facts.v3_vector ?? own?.cvssV3Vector),
    ...present('cvssV4Score', oneDecimal(facts.cvss_v4)),
    ...present('cvssV4Vector', facts.v4_vector ?? own?.cvssV4Vector),
    ...present('owaspLikelihoodScore', own?.owaspLikelihood),
    ...present('owaspTechnicalImpactScore', own?.owaspTechnicalImpact),
    ...present('owaspBusinessImpactScore', own?.owaspBusinessImpact),
    ...present('owaspRRVector', own?.owaspVector),
    ...present('epssScore', fiveDecimals(facts.epss)),
    ...present('epssPercentile', fiveDecimals(facts.epss_percentile)),
    ...(first ? { cweId: first.cweId, ...present('cweName', first.name), cwes } : {}),
    aliases: aliases.map(viewAlias),
    ...present('references', own?.references ?? markdownList(facts.reference_urls)),
    ...present('published', facts.published?.getTime()),
  };
}

export function viewFinding(row: FindingRow, vulnerability: VulnPart, projectUuid: string): FindingView {
  return {
    component: {
      uuid: row.component_uuid,
      name: row.name,
      ...present('group', row.group_name),
      ...present('version', row.version),
      ...present('scope', row.scope),
      ...present('purl', row.purl),
      ...present('cpe', row.cpe),
      project: projectUuid,
    },
    vulnerability,
    analysis: {
      ...present('state', row.state as AnalysisState | null),
      isSuppressed: row.suppressed,
      ...present('detail', row.details),
    },
    attribution: {
      analyzerIdentity: row.analyzer as AnalyzerIdentity,
      attributedOn: row.attributed_on.getTime(),
      ...present('alternateIdentifier', row.alternate_identifier),
      ...present('referenceUrl', row.reference_url),
    },
    matrix: `${projectUuid}:${row.component_uuid}:${vulnerability.uuid}`,
  };
}

export function viewAuditFinding(row: AuditRow, aliases: readonly AliasRow[]): AuditFindingView {
  return {
    component: {
      uuid: row.component_uuid,
      name: row.name,
      ...present('group', row.group_name),
      ...present('version', row.version),
      ...present('purl', row.purl),
      ...present('cpe', row.cpe),
    },
    vulnerability: {
      uuid: row.vuln_uuid,
      source: row.source,
      vulnId: row.ext_id,
      ...present('title', row.title),
      severity: severityName(row.severity),
      ...present('cvss', oneDecimal(row.cvss)),
      ...present('epssScore', fiveDecimals(row.epss)),
      ...present('cwes', row.cwes),
      aliases: aliases.map(viewAlias),
    },
    analysis: {
      state: (row.state ?? 'NOT_SET') as AnalysisState,
      isSuppressed: row.suppressed,
      isRecorded: row.state !== null,
    },
    attribution: {
      analyzerIdentity: row.analyzer as AnalyzerIdentity,
      attributedOn: row.attributed_on.getTime(),
    },
  };
}

function viewAlias(row: AliasRow): FindingAliasView {
  return {
    ...present('cveId', row.cve_id),
    ...present('ghsaId', row.ghsa_id),
    ...present('osvId', row.osv_id),
    ...present('sonatypeId', row.sonatype_id),
    ...present('snykId', row.snyk_id),
    ...present('vulnDbId', row.vuln_db_id),
  };
}

function viewCwe(cweId: number, cweName: (id: number) => string | undefined): CweView {
  return { cweId, ...present('name', cweName(cweId)) };
}

function markdownList(references: { url: string }[] | null): string | null {
  if (!references || references.length === 0) return null;
  return references.map(({ url }) => `* [${url}](${url})`).join('\n');
}

/** Scores are stored as 4-byte floats; these are the digits they came with. */
function oneDecimal(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}

function fiveDecimals(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100_000) / 100_000;
}
