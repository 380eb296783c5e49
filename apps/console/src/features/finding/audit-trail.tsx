// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { AnalysisComment } from '@waybill/api-contract';
import { TrailList } from '../audit/trail-list.tsx';
import { readCarried } from './carried.ts';
import {
  useJustificationLabels,
  useReasonLabels,
  useResponseLabels,
  useStateLabels,
} from './finding-words.ts';
import { useCarriedText } from './use-carried-text.ts';

const confirmedPattern = /^Confirmed after a change of ([A-Z]+(?:, [A-Z]+)*)$/;
const foldedPattern = /^Decided for all records of (.+)$/;
const changePattern = /^(Analysis|Justification|Vendor Response): ([A-Z_]+) → ([A-Z_]+)$/;

/** The server's own lines in the user's language; what people wrote stays as it is. */
function useTrailText(): (comment: string) => string {
  const { t } = useLingui();
  const kinds: Record<string, { name: string; labels: Record<string, string> }> = {
    Analysis: { name: t`Analysis`, labels: useStateLabels() },
    Justification: { name: t`Justification`, labels: useJustificationLabels() },
    'Vendor Response': { name: t`Vendor response`, labels: useResponseLabels() },
  };
  const carriedText = useCarriedText();
  const reasonLabels: Record<string, string> = useReasonLabels();
  return (comment) => {
    const carried = readCarried(comment);
    if (carried) return carriedText(carried);
    const reasons = confirmedPattern.exec(comment)?.[1]?.split(', ');
    if (reasons)
      return t`Confirmed after a change: ${reasons.map((word) => reasonLabels[word] ?? word).join(', ')}`;
    const flaw = foldedPattern.exec(comment)?.[1];
    if (flaw) return t`Decided for all records of ${flaw}`;
    if (comment === 'Suppressed') return t`Suppressed`;
    if (comment === 'Details:') return t`Details removed`;
    if (comment === 'Unsuppressed') return t`Unsuppressed`;
    if (comment === 'Undone') return t`Undone`;
    const [, kind = '', from = '', to = ''] = changePattern.exec(comment) ?? [];
    const known = kinds[kind];
    if (!known) return comment;
    return `${known.name}: ${known.labels[from] ?? from} → ${known.labels[to] ?? to}`;
  };
}

export function AuditTrail({ comments }: { comments: readonly AnalysisComment[] }) {
  const textOf = useTrailText();
  return <TrailList comments={comments} textOf={textOf} />;
}
