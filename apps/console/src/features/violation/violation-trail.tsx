import { useLingui } from '@lingui/react/macro';
import type { ViolationAnalysisComment } from '@waybill/api-contract';
import { TrailList } from '../audit/trail-list.tsx';
import { useServerLines } from '../audit/use-server-lines.ts';
import { useDecisionLabels } from './violation-words.ts';

export function ViolationTrail({ comments }: { comments: readonly ViolationAnalysisComment[] }) {
  const { t } = useLingui();
  const labels: Record<string, string> = useDecisionLabels();
  const textOf = useServerLines({
    violationState: ({ from, to }, line) => {
      const before = labels[from];
      const after = labels[to] ?? to;
      return before ? t`Analysis: ${before} → ${after}` : line;
    },
  });
  return <TrailList comments={comments} textOf={textOf} />;
}
