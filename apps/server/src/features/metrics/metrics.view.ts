import type {
  CollectionLogic,
  DependencyMetrics,
  PortfolioMetrics,
  ProjectMetrics,
} from '@waybill/api-contract';
import { type Counts, type CountsInterval, riskScore, vulnerabilitiesOf } from './counts.ts';

/** Members that metrics of every level share (contract models `DependencyMetrics`, `ProjectMetrics`, `PortfolioMetrics`). */
export function viewDependencyMetrics({ counts, firstAt, lastAt }: CountsInterval): DependencyMetrics {
  return {
    critical: counts.c4,
    high: counts.c3,
    medium: counts.c2,
    low: counts.c1,
    unassigned: counts.c0,
    vulnerabilities: vulnerabilitiesOf(counts),
    suppressed: counts.suppressed,
    findingsTotal: counts.findings,
    findingsAudited: counts.audited,
    findingsUnaudited: counts.findings - counts.audited,
    inheritedRiskScore: riskScore(counts),
    ...viewViolations(counts),
    firstOccurrence: firstAt.getTime(),
    lastOccurrence: lastAt.getTime(),
  };
}

function viewViolations(counts: Counts) {
  const { pv_license: license, pv_security: security, pv_operational: operational } = counts;
  const total = license + security + operational;
  const audited = counts.pv_license_audited + counts.pv_security_audited + counts.pv_operational_audited;
  return {
    policyViolationsFail: counts.pv_fail,
    policyViolationsWarn: counts.pv_warn,
    policyViolationsInfo: counts.pv_info,
    policyViolationsTotal: total,
    policyViolationsAudited: audited,
    policyViolationsUnaudited: total - audited,
    policyViolationsSecurityTotal: security,
    policyViolationsSecurityAudited: counts.pv_security_audited,
    policyViolationsSecurityUnaudited: security - counts.pv_security_audited,
    policyViolationsLicenseTotal: license,
    policyViolationsLicenseAudited: counts.pv_license_audited,
    policyViolationsLicenseUnaudited: license - counts.pv_license_audited,
    policyViolationsOperationalTotal: operational,
    policyViolationsOperationalAudited: counts.pv_operational_audited,
    policyViolationsOperationalUnaudited: operational - counts.pv_operational_audited,
  };
}

export interface ProjectInterval extends CountsInterval {
  /** As it is now; how it was at earlier times is not kept. */
  collectionLogic: CollectionLogic;
  /** It is the first since the logic changed. */
  collectionLogicChanged: boolean;
}

export function viewProjectMetrics(interval: ProjectInterval): ProjectMetrics {
  return {
    ...viewDependencyMetrics(interval),
    components: interval.counts.comps,
    vulnerableComponents: interval.counts.vcomps,
    collectionLogic: interval.collectionLogic,
    collectionLogicChanged: interval.collectionLogicChanged,
  };
}

export interface PortfolioInterval extends CountsInterval {
  projects: number;
  vulnerableProjects: number;
}

export function viewPortfolioMetrics(interval: PortfolioInterval): PortfolioMetrics {
  return {
    ...viewDependencyMetrics(interval),
    projects: interval.projects,
    vulnerableProjects: interval.vulnerableProjects,
    components: interval.counts.comps,
    vulnerableComponents: interval.counts.vcomps,
  };
}
