import type {
  AnalysisState,
  AnalyzerIdentity,
  AuditFinding,
  AuditFindingComponent,
  CarriedDecision,
  DecisionReason,
  Finding,
  FindingAlias,
  FindingAnalysis,
  FindingComponent,
  FindingGroup,
  FindingOrigin,
  FindingVulnerability,
  FlawSummary,
  ReasonChange,
  RecordRef,
  VulnerabilityAlias,
} from '@waybill/api-contract';
import type { CarriedFrom } from '../../db/decision-reasons.ts';
import { present } from '../../http/present.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import type { Fix } from '../matching/fix.service.ts';
import { severityOf } from '../vulnerability/facts/severity.ts';
import { viewOrigins } from '../vulnerability/facts/view-origins.ts';
import type {
  DescribedVulnerability,
  MergedVulnerability,
} from '../vulnerability/facts/vulnerability-facts.ts';
import type {
  FindingRow,
  FoundAnalysisRow,
  FoundByRow,
  FoundComponentRow,
} from './document/finding-parts.queries.ts';
import type { AuditComponentRow, AuditRow } from './project/audit-row.queries.ts';
import type { GroupRow } from './project/finding-group.queries.ts';

/** The part of a finding that all findings of one vulnerability share. */
export function viewFindingVulnerability(
  facts: DescribedVulnerability,
  aliases = facts.aliases,
): FindingVulnerability {
  const { cwes, vectors, owasp } = facts;
  return {
    uuid: facts.uuid,
    source: facts.source,
    vulnId: facts.vulnId,
    ...present('title', facts.title),
    ...present('subtitle', facts.subTitle),
    ...present('description', facts.description),
    ...present('recommendation', facts.recommendation),
    severity: facts.effectiveSeverity,
    severityRank: facts.effectiveSeverityRank,
    ...present('cvssV2BaseScore', facts.cvssV2),
    ...present('cvssV2Vector', vectors.v2.text),
    ...present('cvssV3BaseScore', facts.cvssV3),
    ...present('cvssV3Vector', vectors.v3.text),
    ...present('cvssV4Score', facts.cvssV4),
    ...present('cvssV4Vector', vectors.v4.text),
    ...present('owaspLikelihoodScore', owasp.likelihood),
    ...present('owaspTechnicalImpactScore', owasp.technicalImpact),
    ...present('owaspBusinessImpactScore', owasp.businessImpact),
    ...present('owaspRRVector', owasp.vector),
    ...present('epssScore', facts.epssScore),
    ...present('epssPercentile', facts.epssPercentile),
    ...(cwes[0] ? { cweId: cwes[0].cweId, ...present('cweName', cwes[0].name), cwes: [...cwes] } : {}),
    aliases: aliases.map(viewFindingAlias),
    ...present('references', facts.references),
    ...present('published', facts.published?.getTime()),
  };
}

export function viewFinding(
  row: FindingRow,
  vulnerability: FindingVulnerability,
  projectUuid: string,
): Finding {
  return {
    component: viewFindingComponent(row, projectUuid),
    vulnerability,
    analysis: viewFindingAnalysis(row),
    attribution: viewFindingAttribution(row, row.attributed_on.getTime()),
    matrix: `${projectUuid}:${row.component_uuid}:${vulnerability.uuid}`,
  };
}

export function viewFindingComponent(row: FoundComponentRow, projectUuid: string): FindingComponent {
  return {
    uuid: row.component_uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('latestVersion', row.latest_version),
    ...present('scope', row.scope),
    ...present('purl', row.purl),
    ...present('cpe', row.cpe),
    project: projectUuid,
  };
}

export function viewFindingAnalysis(row: FoundAnalysisRow): FindingAnalysis {
  return {
    ...present('state', row.state as AnalysisState | null),
    isSuppressed: row.suppressed,
    ...present('detail', row.details),
  };
}

/** @param attributedOn in milliseconds */
export function viewFindingAttribution(row: FoundByRow, attributedOn: number): FindingOrigin {
  return {
    analyzerIdentity: row.analyzer as AnalyzerIdentity,
    attributedOn,
    ...present('alternateIdentifier', row.alternate_identifier),
    ...present('referenceUrl', row.reference_url),
  };
}

export function viewAuditFinding(
  row: AuditRow,
  facts: MergedVulnerability,
  fix: Fix | undefined,
  twins: readonly RecordRef[] = [],
): AuditFinding {
  return {
    component: viewAuditComponent(row),
    vulnerability: viewFlaw(facts),
    ...(fix ? { fix } : {}),
    analysis: {
      state: (row.state ?? 'NOT_SET') as AnalysisState,
      isSuppressed: row.suppressed,
      isRecorded: row.state !== null,
      ...(row.reasons && row.reasons.length > 0 ? { reasonsChanged: row.reasons as DecisionReason[] } : {}),
      ...(row.carried ? { carriedFrom: viewCarried(row.carried, row) } : {}),
    },
    attribution: {
      analyzerIdentity: row.analyzer as AnalyzerIdentity,
      attributedOn: row.attributed_on.getTime(),
    },
    ...(twins.length > 0 ? { otherRecords: [...twins] } : {}),
  };
}

function viewCarried(
  { project, projectVersion, componentVersion }: CarriedFrom,
  { decided_at, decided_by }: AuditRow,
): CarriedDecision {
  return {
    ...present('project', project),
    ...present('projectVersion', projectVersion),
    ...present('componentVersion', componentVersion),
    ...present('by', decided_by),
    ...present('decidedOn', decided_at?.getTime()),
  };
}

const bands = ['< 1 %', '< 10 %', '< 50 %', '≥ 50 %'];

/** The changes since a decision, with the facts then and now. */
export function viewReasonChanges(
  row: AuditRow,
  facts: MergedVulnerability,
  fix: Fix | undefined,
): ReasonChange[] {
  const { severity, exploited, epss } = facts.merged;
  const changes: Readonly<Record<DecisionReason, Omit<ReasonChange, 'reason'>>> = {
    SEVERITY: { before: severityOf(row.decided_severity ?? 0), now: severity.value },
    EXPLOITED: { before: String(row.decided_exploited), now: String(exploited !== undefined) },
    EPSS: { before: bandOf(row.decided_epss), now: bandOf(epss?.value.score) },
    RANGE: fixChange(row.decided_fix ?? undefined, fix?.nearest),
  };
  return ((row.reasons ?? []) as DecisionReason[]).map((reason) => ({ reason, ...changes[reason] }));
}

/** The affected versions may change while the fix stays the same. Then there is nothing to compare. */
function fixChange(before: string | undefined, now: string | undefined): Omit<ReasonChange, 'reason'> {
  return before === now ? {} : { ...present('before', before), ...present('now', now) };
}

function bandOf(score: number | null | undefined): string {
  const at = [0.01, 0.1, 0.5].findLastIndex((limit) => (score ?? 0) >= limit) + 1;
  return bands[at] ?? '';
}

export function viewAuditComponent(row: AuditComponentRow): AuditFindingComponent {
  return {
    uuid: row.component_uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('cpe', row.cpe),
    isDirect: (row.flags & directFlag) !== 0,
  };
}

export function viewFindingGroup(
  row: GroupRow,
  of: Pick<FindingGroup, 'vulnerability' | 'component'>,
): FindingGroup {
  const { exploited, findings, components, flaws, fixable, decided } = row;
  return {
    ...of,
    severity: severityOf(row.severity),
    exploited,
    findings,
    components,
    flaws,
    fixable,
    decided,
  };
}

/** A vulnerability with what all records of its flaw say. */
export function viewFlaw(facts: MergedVulnerability): FlawSummary {
  const { cveId, title, severity, cvss, scores, epss, epssUnread, exploited, cwes, published } = facts.merged;
  return {
    uuid: facts.uuid,
    source: facts.source,
    vulnId: facts.vulnId,
    ...present('cveId', cveId),
    ...present('title', title?.value),
    severity: severity.value,
    ...present('cvss', cvss?.value),
    scores: [...scores],
    ...present('epssScore', epss?.value.score),
    ...present('epssPercentile', epss?.value.percentile),
    ...present('epssUnread', epssUnread || undefined),
    ...present('knownExploited', exploited?.value),
    ...present('published', published?.getTime()),
    cwes: [...cwes],
    aliases: facts.allAliases.map(viewFindingAlias),
    origins: viewOrigins(facts.merged),
  };
}

/** Findings name fewer sources than vulnerabilities do. */
function viewFindingAlias(alias: VulnerabilityAlias): FindingAlias {
  return {
    ...present('cveId', alias.cveId),
    ...present('ghsaId', alias.ghsaId),
    ...present('osvId', alias.osvId),
    ...present('sonatypeId', alias.sonatypeId),
    ...present('snykId', alias.snykId),
    ...present('vulnDbId', alias.vulnDbId),
  };
}
