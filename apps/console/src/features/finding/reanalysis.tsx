import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refresh } from '../../lib/query.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.tsx';
import { useShowsTask } from '../task/shown-tasks.ts';
import { isOver, noteTask, taskQuery } from '../task/task.data.ts';
import { useReanalyze } from './finding.data.ts';

/** Starts a fresh look at the project and follows it to its end. */
export function useReanalysis(project: string) {
  const { t } = useLingui();
  const [token, setToken] = useState<string>();
  const start = useReanalyze(project);
  const task = useQuery({ ...taskQuery(token ?? ''), enabled: token !== undefined });
  useShowsTask(token);
  const state = task.data?.state;
  const over = isOver(task.data) || task.isError;

  useEffect(() => {
    if (!over || token === undefined) return;
    setToken(undefined);
    void refresh('finding');
    if (state === 'done') toast({ kind: 'success', title: t`Project re-analyzed` });
    else toast({ kind: 'error', title: t`The analysis didn't finish` });
  }, [over, state, token, t]);

  return {
    isRunning: start.isPending || token !== undefined,
    percent: task.data?.progress,
    start: () => {
      // A failure has been reported by the request.
      void start
        .mutateAsync()
        .then((answer) => {
          setToken(answer.token);
          noteTask(answer.token);
        })
        .catch(() => {});
    },
  };
}

export function ReanalysisProgress({ percent }: { percent: number | undefined }) {
  const { t } = useLingui();
  return (
    <div role="status" className="flex items-center gap-3 text-muted">
      <span className="shrink-0">{t`Re-analyzing…`}</span>
      <ProgressBar label={t`Re-analyzing…`} {...(percent === undefined ? {} : { percent })} />
    </div>
  );
}
