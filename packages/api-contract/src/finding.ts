import type { AnalysisState } from './analysis.ts';

/** Severity of a vulnerability, most severe first. The position is the contract's `severityRank`. */
export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;
export type Severity = (typeof severities)[number];

/** Ids of one flaw at different sources; only those that exist. */
export interface FindingAliasView {
  cveId?: string;
  ghsaId?: string;
  osvId?: string;
  sonatypeId?: string;
  snykId?: string;
  vulnDbId?: string;
}

export interface CweView {
  cweId: number;
  name?: string;
}

/** Contract model `Finding`, as `GET /finding/project/{uuid}` sends it. Times are epoch milliseconds. */
export interface FindingView {
  component: {
    uuid: string;
    name: string;
    group?: string;
    version?: string;
    scope?: string;
    purl?: string;
    cpe?: string;
    project: string;
    latestVersion?: string;
  };
  vulnerability: {
    uuid: string;
    source: string;
    vulnId: string;
    title?: string;
    subtitle?: string;
    severity: Severity;
    severityRank: number;
    cvssV2BaseScore?: number;
    cvssV2Vector?: string;
    cvssV3BaseScore?: number;
    cvssV3Vector?: string;
    cvssV4Score?: number;
    cvssV4Vector?: string;
    owaspLikelihoodScore?: number;
    owaspTechnicalImpactScore?: number;
    owaspBusinessImpactScore?: number;
    owaspRRVector?: string;
    epssScore?: number;
    epssPercentile?: number;
    cweId?: number;
    cweName?: string;
    cwes?: CweView[];
    aliases: FindingAliasView[];
    references?: string;
    published?: number;
  };
  analysis: { state?: AnalysisState; isSuppressed: boolean; detail?: string };
  attribution: {
    analyzerIdentity: string;
    attributedOn: number;
    alternateIdentifier?: string;
    referenceUrl?: string;
  };
  matrix: string;
}

/** A row of `GET /api/waybill/v1/project/{uuid}/findings`: light enough for long lists. */
export interface AuditFindingView {
  component: { uuid: string; name: string; group?: string; version?: string; purl?: string; cpe?: string };
  vulnerability: {
    uuid: string;
    source: string;
    vulnId: string;
    title?: string;
    severity: Severity;
    cvss?: number;
    epssScore?: number;
    cwes?: number[];
    aliases: FindingAliasView[];
  };
  /** Not recorded: nobody has decided or said anything, and `GET /api/v1/analysis` answers 404. */
  analysis: { state: AnalysisState; isSuppressed: boolean; isRecorded: boolean };
  attribution: { analyzerIdentity: string; attributedOn: number };
}
