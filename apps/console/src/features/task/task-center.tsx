// Public to other features.
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { Activity } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { loadChunk } from '../../lib/chunk.ts';
import { useLocalWork } from '../../ui/local-work.ts';
import { Popover } from '../../ui/popover.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { isOver, tasksQuery } from './task.data.ts';
import { TaskList } from './task-list.tsx';
import { useTaskWatch } from './task-watch.ts';
import { useSeenUntil } from './use-seen-until.ts';

const BulkReportDialog = lazy(() =>
  loadChunk(() => import('./bulk-report-dialog.tsx')).then((module) => ({
    default: module.BulkReportDialog,
  })),
);

/** In the header: what goes on in the background, how far it is, what came of it. */
export function TaskCenter() {
  const { t } = useLingui();
  const tasks = useQuery(tasksQuery);
  const local = useLocalWork();
  const [open, setOpen] = useState(false);
  const [report, setReport] = useState<string>();
  const { seenUntil, see } = useSeenUntil();
  const showReport = useCallback((task: Task) => {
    setOpen(false);
    setReport(task.token);
  }, []);
  useTaskWatch(tasks.data, showReport);

  const running = tasks.data?.filter((task) => !isOver(task)) ?? [];
  const writing = local.filter(({ state }) => state === 'running');
  const count = running.length + writing.length;
  const isFailureNew = tasks.data?.some(
    ({ state, finishedAt = 0 }) => state === 'failed' && finishedAt > seenUntil,
  );
  return (
    <>
      <Popover
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (next) void tasks.refetch();
          see();
        }}
        trigger={
          <button
            type="button"
            title={t`Tasks`}
            className="relative grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-subtle"
          >
            {count > 0 ? (
              <ProgressRing
                percent={mean([
                  ...running.map(({ progress }) => progress),
                  ...writing.map(({ percent = 0 }) => percent),
                ])}
                className="size-7"
              />
            ) : null}
            <Activity className={count > 0 ? 'absolute size-3.5' : 'size-4'} aria-hidden />
            {count > 0 ? <CountMark count={count} /> : null}
            {count === 0 && isFailureNew ? (
              <span className="absolute end-1 top-1 size-2 rounded-full bg-danger-strong" />
            ) : null}
            <span className="sr-only">
              {t`Tasks`}
              {count > 0 ? (
                <>
                  : <Plural value={count} one="# running" other="# running" />
                </>
              ) : null}
              {isFailureNew ? <>, {t`one has failed`}</> : null}
            </span>
          </button>
        }
        label={t`Tasks`}
      >
        <TaskList
          tasks={tasks.data}
          error={tasks.isError}
          onRetry={() => void tasks.refetch()}
          local={local}
          onReport={showReport}
          onLeave={() => setOpen(false)}
        />
      </Popover>
      <Suspense>
        {report === undefined ? null : (
          <BulkReportDialog token={report} onToken={setReport} onClose={() => setReport(undefined)} />
        )}
      </Suspense>
    </>
  );
}

function CountMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute -end-0.5 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent-strong px-1 text-[0.625rem] font-semibold text-on-accent tabular-nums"
    >
      {count > 9 ? '9+' : count}
    </span>
  );
}

function mean(percents: readonly number[]): number {
  return percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
}
