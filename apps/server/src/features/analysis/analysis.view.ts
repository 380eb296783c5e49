import type { Analysis } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { AnalysisWithTrail } from './analysis.service.ts';

export function viewAnalysis({ analysis, comments }: AnalysisWithTrail): Analysis {
  return {
    analysisState: analysis.state,
    analysisJustification: analysis.justification,
    analysisResponse: analysis.response,
    ...present('analysisDetails', analysis.details),
    analysisComments: comments.map((row) => ({
      timestamp: row.at.getTime(),
      comment: row.comment,
      ...present('commenter', row.commenter),
    })),
    isSuppressed: analysis.suppressed,
    ...present('analysisUntil', analysis.until),
  };
}
