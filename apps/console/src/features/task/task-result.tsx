import { Plural, useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AwaitedAnalyzers } from './awaited-analyzers.tsx';

/** The result or the progress of a task, in one line. */
export function TaskResult({ task }: { task: Task }) {
  const { t } = useLingui();
  const format = useFormat();
  const { state, error, bulk } = task;
  if (state === 'failed') return <p className="text-xs text-danger wrap-anywhere">{error}</p>;
  if (!bulk) return <AwaitedAnalyzers task={task} />;
  const over = format.number(bulk.done + bulk.skipped);
  const total = format.number(bulk.total);
  return (
    <p className="text-xs text-muted tabular-nums">
      {state === 'done' ? <Plural value={bulk.done} one="# done" other="# done" /> : t`${over} of ${total}`}
      {bulk.skipped > 0 ? (
        <>
          {' · '}
          <Plural value={bulk.skipped} one="# skipped" other="# skipped" />
        </>
      ) : null}
      {bulk.undoneBy ? ` · ${t`undone`}` : null}
    </p>
  );
}
