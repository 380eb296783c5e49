import type { AnalysisView } from '@waybill/api-contract';
import type { AnalysisWithTrail } from './analysis.service.ts';

/** Contract model `Analysis`. */
export function viewAnalysis({ analysis, comments }: AnalysisWithTrail): AnalysisView {
  return {
    analysisState: analysis.state,
    analysisJustification: analysis.justification,
    analysisResponse: analysis.response,
    ...(analysis.details === null ? {} : { analysisDetails: analysis.details }),
    analysisComments: comments.map((row) => ({
      timestamp: row.at.getTime(),
      comment: row.comment,
      ...(row.commenter === null ? {} : { commenter: row.commenter }),
    })),
    isSuppressed: analysis.suppressed,
  };
}
