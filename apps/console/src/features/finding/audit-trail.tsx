import { useLingui } from '@lingui/react/macro';
import type { AnalysisComment } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useJustificationLabels, useResponseLabels, useStateLabels } from './finding-words.ts';

const changePattern = /^(Analysis|Justification|Vendor Response): ([A-Z_]+) → ([A-Z_]+)$/;

/** The server's own lines in the user's language; what people wrote stays as it is. */
function useTrailText(): (comment: string) => string {
  const { t } = useLingui();
  const kinds: Record<string, { name: string; labels: Record<string, string> }> = {
    Analysis: { name: t`Analysis`, labels: useStateLabels() },
    Justification: { name: t`Justification`, labels: useJustificationLabels() },
    'Vendor Response': { name: t`Vendor response`, labels: useResponseLabels() },
  };
  return (comment) => {
    if (comment === 'Suppressed') return t`Suppressed`;
    if (comment === 'Details:') return t`Details removed`;
    if (comment === 'Unsuppressed') return t`Unsuppressed`;
    const [, kind = '', from = '', to = ''] = changePattern.exec(comment) ?? [];
    const known = kinds[kind];
    if (!known) return comment;
    return `${known.name}: ${known.labels[from] ?? from} → ${known.labels[to] ?? to}`;
  };
}

/** Who decided or said what and when, the newest first. */
export function AuditTrail({ comments }: { comments: readonly AnalysisComment[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const textOf = useTrailText();
  // Lines of the same moment stay in the order in which they were written.
  const newestFirst = comments.toReversed().sort((a, b) => b.timestamp - a.timestamp);
  if (comments.length === 0) return <p className="text-muted">{t`No audit trail entries yet.`}</p>;
  return (
    <ol className="flex flex-col gap-2.5">
      {newestFirst.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added, and have no id
        <li key={comments.length - index} className="border-s-2 border-line ps-3">
          <p className="wrap-anywhere whitespace-pre-wrap">{textOf(line.comment)}</p>
          <p className="text-xs text-muted">
            {line.commenter ?? t`Unknown`} ·{' '}
            <time dateTime={new Date(line.timestamp).toISOString()}>{format.dateTime(line.timestamp)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
