/** Counters that metrics of every level share. Times are epoch milliseconds. */
export interface ComponentMetricsView {
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  vulnerabilities: number;
  suppressed: number;
  findingsTotal: number;
  findingsAudited: number;
  findingsUnaudited: number;
  inheritedRiskScore: number;
  policyViolationsFail: number;
  policyViolationsWarn: number;
  policyViolationsInfo: number;
  policyViolationsTotal: number;
  policyViolationsAudited: number;
  policyViolationsUnaudited: number;
  policyViolationsSecurityTotal: number;
  policyViolationsSecurityAudited: number;
  policyViolationsSecurityUnaudited: number;
  policyViolationsLicenseTotal: number;
  policyViolationsLicenseAudited: number;
  policyViolationsLicenseUnaudited: number;
  policyViolationsOperationalTotal: number;
  policyViolationsOperationalAudited: number;
  policyViolationsOperationalUnaudited: number;
  firstOccurrence: number;
  lastOccurrence: number;
}

/** Contract model `ProjectMetrics`. */
export interface ProjectMetricsView extends ComponentMetricsView {
  components: number;
  vulnerableComponents: number;
  collectionLogic?: string;
  collectionLogicChanged: boolean;
}

/** Contract model `PortfolioMetrics`. */
export interface PortfolioMetricsView extends ComponentMetricsView {
  projects: number;
  vulnerableProjects: number;
  components: number;
  vulnerableComponents: number;
}
