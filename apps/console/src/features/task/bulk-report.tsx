import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BulkReport as Report } from '@waybill/api-contract';
import { Undo2 } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { Outcome } from '../../ui/announcement.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { bulkReportQuery, leftOf, useUndoBulk } from './bulk.data.ts';
import { useSkipReasons } from './bulk-words.ts';

interface BulkReportProps {
  token: string;
  /** Why the work as a whole ended, when it failed. */
  error?: string | undefined;
  onClose: () => void;
  /** Called with the token of the work that undoes it. */
  onUndo: (token: string) => void;
}

/** The report of a bulk change: the changed and the skipped things, with reasons. */
export function BulkReport({ token, error, onClose, onUndo }: BulkReportProps) {
  const { t } = useLingui();
  const report = useQuery(bulkReportQuery(token));
  const undo = useUndoBulk();
  if (report.isError) {
    return <ErrorState title={t`Couldn't load the report`} onRetry={() => void report.refetch()} />;
  }
  if (!report.data) return <Loading />;
  return (
    <div className="flex flex-col gap-3">
      <Result report={report.data} error={error} />
      {report.data.reasons.map((reason) => (
        <Skipped key={reason.reason} {...reason} />
      ))}
      <div className="mt-1 flex justify-end gap-2">
        {report.data.canUndo ? (
          <Button
            icon={<Undo2 className="size-4" aria-hidden />}
            busy={undo.isPending}
            // A failure has been reported by the request.
            onClick={() => undo.mutate(token, { onSuccess: onUndo })}
          >
            {t`Undo`}
          </Button>
        ) : null}
        <Button variant="primary" onClick={onClose}>
          {t`Close`}
        </Button>
      </div>
    </div>
  );
}

function Result({ report, error }: { report: Report; error: string | undefined }) {
  const { t } = useLingui();
  const left = leftOf(report);
  return (
    <Outcome className="flex min-h-5 flex-col gap-1">
      {error ? (
        <p className="rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere">{error}</p>
      ) : null}
      <p>
        {report.undoes ? (
          <Plural value={report.done} one="# change undone." other="# changes undone." />
        ) : (
          <Plural value={report.done} one="# changed." other="# changed." />
        )}{' '}
        {report.skipped === 0 ? null : <Plural value={report.skipped} one="# skipped." other="# skipped." />}{' '}
        {left === 0 ? null : <Plural value={left} one="# not processed." other="# not processed." />}
      </p>
      {report.undoneBy ? <p className="text-muted">{t`Undone.`}</p> : null}
    </Outcome>
  );
}

function Skipped({ reason, count, items }: Report['reasons'][number]) {
  const reasons = useSkipReasons();
  const format = useFormat();
  const more = count - items.length;
  return (
    <details open={count <= 5} className="rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-2 font-medium">
        {reasons[reason]} <span className="font-normal text-muted tabular-nums">{format.number(count)}</span>
      </summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={reasons[reason]}
        className="flex max-h-48 flex-col gap-1 overflow-y-auto border-t border-line px-3 py-2"
      >
        {items.map(({ id, label }) => (
          <li key={id} className="wrap-anywhere">
            {label ?? <span className="font-mono text-xs text-muted">{id}</span>}
          </li>
        ))}
        {more > 0 ? (
          <li className="text-muted">
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        ) : null}
      </ul>
    </details>
  );
}
