import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { useShowsTask } from '../task/shown-tasks.ts';
import { isOver, taskQuery } from '../task/task.data.ts';
import { refreshAfterImport } from './bom.data.ts';
import { BomOutcome } from './bom-outcome.tsx';
import { type BomStep, BomSteps, bomSteps } from './bom-steps.tsx';
import type { UploadProject } from './upload-project.ts';

interface BomProcessingProps {
  token: string;
  project: UploadProject;
  onClose: () => void;
  /** Starts another upload. */
  onAgain: () => void;
}

function stepOf(task: Task): BomStep | 'done' {
  if (task.state === 'done') return 'done';
  if (task.state === 'queued') return 'queued';
  return bomSteps.find((step) => step === task.stage) ?? 'reading';
}

/** Sending and checking were the first fifth and a bit of the way; the task has the rest. */
function percentOf(task: Task): number {
  return task.state === 'done' ? 100 : 25 + task.progress * 0.75;
}

/** Follows an accepted BOM until its findings are there. */
export function BomProcessing({ token, project, onClose, onAgain }: BomProcessingProps) {
  const { t } = useLingui();
  const { data: task, isError, refetch } = useQuery(taskQuery(token));
  const ended = isOver(task);
  useShowsTask(token);

  useEffect(() => {
    if (ended) void refreshAfterImport();
  }, [ended]);

  if (isError && !task) {
    return (
      <ErrorState title={t`Upload not found`} onRetry={() => void refetch()}>
        {t`It may be too old. The project's BOMs tab lists every upload.`}
      </ErrorState>
    );
  }
  if (!task) return <Loading />;
  if (task.state === 'done') {
    return <BomOutcome task={task} project={project} onClose={onClose} onAgain={onAgain} />;
  }
  const failed = task.state === 'failed' || task.state === 'canceled';
  return (
    <>
      <BomSteps current={stepOf(task)} failed={failed} percent={percentOf(task)} />
      {failed ? (
        <div role="alert" className="mt-4 rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere">
          <p className="font-medium">{t`Couldn't process the BOM`}</p>
          {task.error ? <p>{task.error}</p> : null}
        </div>
      ) : (
        <p className="mt-4 text-muted">{t`You can close this window. Processing continues in the background.`}</p>
      )}
      <div className="mt-5 flex justify-end gap-2">
        {failed ? <Button onClick={onAgain}>{t`Upload another BOM`}</Button> : null}
        <Button variant={failed ? 'primary' : 'secondary'} onClick={onClose}>
          {t`Close`}
        </Button>
      </div>
    </>
  );
}
