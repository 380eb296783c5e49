import { useLingui } from '@lingui/react/macro';
import type { ViolationAnalysisComment } from '@waybill/api-contract';
import { TrailList } from '../audit/trail-list.tsx';
import { useDecisionLabels } from './violation-words.ts';

const changePattern = /^([A-Z_]+) → ([A-Z_]+)$/;

/** The server's own lines in the user's language; what people wrote stays as it is. */
function useTrailText(): (comment: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = useDecisionLabels();
  return (comment) => {
    if (comment === 'Suppressed') return t`Suppressed`;
    if (comment === 'Unsuppressed') return t`Unsuppressed`;
    const [, from = '', to = ''] = changePattern.exec(comment) ?? [];
    if (!labels[from]) return comment;
    const before = labels[from];
    const after = labels[to] ?? to;
    return t`Analysis: ${before} → ${after}`;
  };
}

export function ViolationTrail({ comments }: { comments: readonly ViolationAnalysisComment[] }) {
  const textOf = useTrailText();
  return <TrailList comments={comments} textOf={textOf} />;
}
