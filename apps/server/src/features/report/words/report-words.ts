import type {
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  BlindSpot,
  Severity,
} from '@waybill/api-contract';
import type { ViolationWords } from './violation-words.ts';

/** The report's texts in one language. The terms are those of the console (docs/glossary.md). */
export interface ReportWords {
  title: string;
  version: string;
  preparedFor: string;
  preparedBy: string;
  date: string;
  owner: string;
  description: string;
  bomImported: string;
  noBom: string;
  /** The number of projects in a collection. */
  members: string;
  lastAnalysis: string;
  basis: string;
  source: string;
  lastUpdate: string;
  never: string;
  /** For a source whose last run failed as a whole. */
  failed: string;
  /** For a source that is read in several parts. */
  failedFeeds: (failed: string, all: string) => string;
  disabled: string;
  figures: string;
  components: string;
  vulnerableComponents: string;
  openVulnerabilities: string;
  knownExploited: string;
  findings: string;
  audited: string;
  suppressed: string;
  suppressedState: string;
  riskScore: string;
  covered: (covered: string, all: string) => string;
  /** In place of figures. */
  notCovered: string;
  componentsNotCovered: (count: string) => string;
  noComponents: string;
  coverage: string;
  vulnerability: string;
  affected: string;
  score: string;
  aliases: (ids: string) => string;
  fixedIn: (version: string) => string;
  noFix: string;
  more: (count: string) => string;
  notListed: (count: string) => string;
  noOpenVulnerabilities: string;
  /** In place of that, where no source covers anything. */
  nothingLookedAt: string;
  leftOut: string;
  analyses: string;
  noAnalyses: string;
  finding: string;
  analysis: string;
  justification: string;
  response: string;
  details: string;
  detailsRemoved: string;
  unsuppressed: string;
  unknown: string;
  lastChanged: (time: string) => string;
  earlier: (count: string) => string;
  gaps: string;
  gapsNote: string;
  noGaps: string;
  gap: string;
  examples: string;
  licenses: string;
  license: string;
  noLicenses: string;
  unlicensed: string;
  page: (number: string) => string;
  missingGlyphs: string;
  severity: Record<Severity, string>;
  state: Record<AnalysisState, string>;
  justifications: Record<AnalysisJustification, string>;
  responses: Record<AnalysisResponse, string>;
  violations: ViolationWords;
  /** Why components are not covered; undefined for a code that is not known here. */
  blindSpot: (spot: BlindSpotFacts) => { title: string; advice?: string } | undefined;
}

export interface BlindSpotFacts {
  code: string;
  type: string;
  ecosystems: string;
  scheme: string;
  /** Name of an analyzer. */
  analyzer: string;
}

export function blindSpotFacts({ code, data }: BlindSpot): BlindSpotFacts {
  const text = (key: string): string => {
    const value = data[key];
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' ? value : '';
  };
  return {
    code,
    type: text('type'),
    ecosystems: text('osv'),
    scheme: text('scheme'),
    analyzer: text('title'),
  };
}
