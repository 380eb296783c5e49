import type { AnalysisJustification, AnalysisResponse, AnalysisState } from '@waybill/api-contract';

/** What somebody decided about a finding. */
export interface AnalysisFields {
  state: AnalysisState;
  justification: AnalysisJustification;
  response: AnalysisResponse;
  details: string | null;
  suppressed: boolean;
  /** The last day of the decision, in UTC (`2027-03-31`). Null: it has no end. */
  until: string | null;
}

/** The key of an analysis and of its comments. */
export interface AnalysisKey {
  project_id: number;
  component_id: number;
  vuln_id: number;
}
