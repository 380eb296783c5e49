// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { AnalysisComment, ViolationAnalysisComment } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';

interface TrailListProps {
  comments: readonly (AnalysisComment | ViolationAnalysisComment)[];
  /** The server's own lines in the user's language; what people wrote stays as it is. */
  textOf: (comment: string) => string;
}

/** Decisions and comments with author and time, the newest first. */
export function TrailList({ comments, textOf }: TrailListProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (comments.length === 0) return <p className="text-muted">{t`No audit trail entries yet.`}</p>;
  // Lines of the same moment stay in the order in which they were written.
  const newestFirst = comments.toReversed().sort((a, b) => b.timestamp - a.timestamp);
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
