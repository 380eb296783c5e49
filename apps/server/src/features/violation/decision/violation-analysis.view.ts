import type { ViolationAnalysis, ViolationAnalysisComment } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { ViolationDecisionFields } from '../../policy-evaluation/violation-audit.service.ts';
import type { CommentRow } from './violation-analysis.queries.ts';

export function viewAnalysis(
  { state, suppressed }: ViolationDecisionFields,
  comments: readonly CommentRow[],
): ViolationAnalysis {
  return { analysisState: state, analysisComments: viewComments(comments), isSuppressed: suppressed };
}

export function viewComments(comments: readonly CommentRow[]): ViolationAnalysisComment[] {
  return comments.map(({ at, commenter, comment }) => ({
    timestamp: at.getTime(),
    comment,
    ...present('commenter', commenter),
  }));
}
