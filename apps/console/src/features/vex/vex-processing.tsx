import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { useShowsTask } from '../task/shown-tasks.ts';
import { isOver, taskQuery } from '../task/task.data.ts';
import { refreshAfterVex, vexImportQuery } from './vex.data.ts';
import { VexFigures } from './vex-figures.tsx';
import { VexProgress, type VexStep, vexSteps } from './vex-progress.tsx';

interface VexProcessingProps {
  token: string;
  onClose: () => void;
  /** Starts another upload. */
  onAgain: () => void;
}

function stepOf(task: Task): VexStep {
  if (task.state === 'queued') return 'queued';
  return vexSteps.find((step) => step === task.stage) ?? 'reading';
}

/** Follows an accepted document until its statements have been applied. */
export function VexProcessing({ token, onClose, onAgain }: VexProcessingProps) {
  const { t } = useLingui();
  const { data: task, isError, refetch } = useQuery(taskQuery(token));
  const ended = isOver(task);
  useShowsTask(token);

  useEffect(() => {
    if (ended) void refreshAfterVex();
  }, [ended]);

  if (isError && !task) {
    return (
      <ErrorState title={t`Upload not found`} onRetry={() => void refetch()}>
        {t`It may be too old. The project's VEX tab lists every upload.`}
      </ErrorState>
    );
  }
  if (!task) return <Loading />;
  if (task.state === 'done') return <VexResult token={token} onClose={onClose} onAgain={onAgain} />;
  const failed = task.state === 'failed' || task.state === 'canceled';
  return (
    <>
      {failed ? (
        <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere">
          <p className="font-medium">{t`Couldn't process the VEX document`}</p>
          {task.error ? <p>{task.error}</p> : null}
        </div>
      ) : (
        <>
          <VexProgress step={stepOf(task)} percent={20 + task.progress * 0.8} />
          <p className="mt-4 text-muted">{t`You can close this window. Processing continues in the background.`}</p>
        </>
      )}
      <div className="mt-5 flex justify-end gap-2">
        {failed ? <Button onClick={onAgain}>{t`Upload another VEX document`}</Button> : null}
        <Button variant={failed ? 'primary' : 'secondary'} onClick={onClose}>
          {t`Close`}
        </Button>
      </div>
    </>
  );
}

function VexResult({ token, onClose, onAgain }: VexProcessingProps) {
  const { t } = useLingui();
  const go = useGo();
  const { data: vex } = useQuery(vexImportQuery(token));
  if (vex?.processedAt === undefined) return <Loading />;
  return (
    <>
      <p role="status" className="mb-3 flex items-center gap-2.5 font-medium">
        <CircleCheck className="size-4 text-success" aria-hidden />
        {t`VEX document processed.`}
      </p>
      <VexFigures vex={vex} />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" className="me-auto" onClick={onAgain}>
          {t`Upload another VEX document`}
        </Button>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button variant="primary" onClick={() => go(paths.projectVex(vex.project.uuid, token))}>
          {t`Show statements`}
        </Button>
      </div>
    </>
  );
}
