import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFooter } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useShowsTask } from '../task/shown-tasks.ts';
import { isOver, noteTask, taskQuery } from '../task/task.data.ts';
import { refreshAfter } from '../task/task-ends.ts';

interface CloneProgressProps {
  token: string;
  version: string;
  onClose: () => void;
}

/** Follows the copying of a project until its new version can be opened. */
export function CloneProgress({ token, version, onClose }: CloneProgressProps) {
  const { t } = useLingui();
  const go = useGo();
  useShowsTask(token);
  const { data: task, isError, refetch } = useQuery(taskQuery(token));
  const ended = isOver(task);
  useEffect(() => {
    if (!task || !ended) return;
    refreshAfter(task);
    noteTask();
  }, [task, ended]);
  if (isError && !task)
    return <ErrorState title={t`Couldn't load the progress`} onRetry={() => void refetch()} />;
  const failed = ended && task?.state !== 'done';
  const uuid = task?.project?.uuid;
  return (
    <>
      {failed ? (
        <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere">
          <p className="font-medium">{t`Couldn't copy everything`}</p>
          {task?.error ? <p>{task.error}</p> : null}
        </div>
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <p className="wrap-anywhere">
            {ended ? t`Version ${version} has been added.` : t`Adding version ${version}…`}
          </p>
          {ended ? null : (
            <>
              <ProgressBar label={t`Progress`} percent={Math.round(task?.progress ?? 0)} />
              <p className="text-muted">{t`You can close this or leave the page. It continues in the background.`}</p>
            </>
          )}
        </div>
      )}
      <DialogFooter>
        <Button onClick={onClose}>{t`Close`}</Button>
        {ended && uuid ? (
          <Button variant="primary" onClick={() => go(paths.project(uuid))}>
            {t`Open version`}
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}
