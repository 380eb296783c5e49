import type {
  AnalyzerIdentity,
  Finding,
  FindingProject,
  FindingVulnerability,
  GroupedFinding,
  PortfolioFinding,
  RecordRef,
} from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { Fix } from '../../matching/fix.service.ts';
import type {
  DescribedVulnerability,
  MergedVulnerability,
  VulnerabilityFacts,
} from '../../vulnerability/facts/vulnerability-facts.ts';
import { viewAuditFinding, viewFinding, viewFindingVulnerability } from '../finding.view.ts';
import type { GroupedRow } from './portfolio-group.queries.ts';
import type { ContractRow, FindingProjectRow, PortfolioRow } from './portfolio-row.queries.ts';

export function viewPortfolioFinding(
  row: PortfolioRow,
  facts: MergedVulnerability,
  fix: Fix | undefined,
  twins: readonly RecordRef[],
): PortfolioFinding {
  return { project: viewFindingProject(row), ...viewAuditFinding(row, facts, fix, twins) };
}

export function viewFindingProject(row: FindingProjectRow): FindingProject {
  return {
    uuid: row.project_uuid,
    name: row.project_name,
    ...present('version', row.project_version),
    isActive: row.active,
    isLatest: row.is_latest,
  };
}

/**
 * The members that the list of all projects returns as `null` if a vulnerability has no such text (contract
 * §10.2).
 */
const withoutTexts = {
  description: null,
  recommendation: null,
  references: null,
  cvssV2Vector: null,
  cvssV3Vector: null,
  cvssV4Vector: null,
  owaspRRVector: null,
};

export function viewListedVulnerability(facts: DescribedVulnerability): FindingVulnerability {
  return { ...withoutTexts, ...viewFindingVulnerability(facts) };
}

export function viewContractFinding(row: ContractRow, vulnerability: FindingVulnerability): Finding {
  const { component, ...finding } = viewFinding(row, vulnerability, row.project_uuid);
  return {
    ...finding,
    component: {
      ...component,
      projectName: row.project_name,
      ...present('projectVersion', row.project_version),
    },
  };
}

export function viewGroupedVulnerability(row: GroupedRow, facts: VulnerabilityFacts): GroupedFinding {
  return {
    vulnerability: {
      source: facts.source,
      vulnId: facts.vulnId,
      ...present('title', facts.title),
      severity: facts.effectiveSeverity,
      ...present('cvssV2BaseScore', facts.cvssV2),
      ...present('cvssV3BaseScore', facts.cvssV3),
      ...present('cvssV4Score', facts.cvssV4),
      ...present('published', facts.published?.getTime()),
      ...(facts.cwes.length > 0 ? { cwes: [...facts.cwes] } : {}),
      affectedProjectCount: row.projects,
    },
    attribution: { analyzerIdentity: row.analyzer as AnalyzerIdentity },
  };
}
