/** States of an analysis (specification §4), in the order in which the console offers them. */
export const analysisStates = [
  'NOT_SET',
  'EXPLOITABLE',
  'IN_TRIAGE',
  'RESOLVED',
  'FALSE_POSITIVE',
  'NOT_AFFECTED',
] as const;
export type AnalysisState = (typeof analysisStates)[number];

/** Why a component is not affected; asked for only with the state `NOT_AFFECTED`. */
export const analysisJustifications = [
  'NOT_SET',
  'CODE_NOT_PRESENT',
  'CODE_NOT_REACHABLE',
  'REQUIRES_CONFIGURATION',
  'REQUIRES_DEPENDENCY',
  'REQUIRES_ENVIRONMENT',
  'PROTECTED_BY_COMPILER',
  'PROTECTED_AT_RUNTIME',
  'PROTECTED_AT_PERIMETER',
  'PROTECTED_BY_MITIGATING_CONTROL',
] as const;
export type AnalysisJustification = (typeof analysisJustifications)[number];

/** What the vendor will do about it. */
export const analysisResponses = [
  'NOT_SET',
  'CAN_NOT_FIX',
  'WILL_NOT_FIX',
  'UPDATE',
  'ROLLBACK',
  'WORKAROUND_AVAILABLE',
] as const;
export type AnalysisResponse = (typeof analysisResponses)[number];

/** Wire shape of an analysis (contract model `Analysis`). */
export interface AnalysisView {
  analysisState: AnalysisState;
  analysisJustification: AnalysisJustification;
  analysisResponse: AnalysisResponse;
  analysisDetails?: string;
  analysisComments: AnalysisCommentView[];
  isSuppressed: boolean;
}

/** One line of the audit trail. `timestamp` is epoch milliseconds. */
export interface AnalysisCommentView {
  timestamp: number;
  comment: string;
  commenter?: string;
}
