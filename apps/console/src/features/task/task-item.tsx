import { useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useCancelBulk, useUndoBulk } from './bulk.data.ts';
import { TaskResult } from './task-result.tsx';
import { TaskRow } from './task-row.tsx';
import { projectLabel, useTaskLabel, useTaskStateLabels } from './task-words.ts';

interface TaskItemProps {
  task: Task;
  onReport: () => void;
  onLeave: () => void;
}

/** A task of the server: how far it is or what came of it, where it leads, and what can be done about it. */
export function TaskItem({ task, onReport, onLeave }: TaskItemProps) {
  const format = useFormat();
  const label = useTaskLabel()(task);
  const states = useTaskStateLabels();
  const { state, project } = task;
  const at = task.finishedAt ?? task.startedAt ?? task.createdAt;
  return (
    <TaskRow
      state={state}
      stateLabel={states[state]}
      title={label}
      time={<time title={format.dateTime(at)}>{format.relative(at)}</time>}
    >
      {project ? (
        <p className="line-clamp-2 text-xs wrap-anywhere">
          <AppLink path={placeOf(task, project.uuid)} onClick={onLeave}>
            {projectLabel(task)}
          </AppLink>
        </p>
      ) : null}
      <TaskResult task={task} />
      {state === 'running' ? (
        <div className="mt-1.5">
          <ProgressBar label={label} percent={Math.round(task.progress)} />
        </div>
      ) : null}
      {task.bulk ? <BulkActions task={task} bulk={task.bulk} onReport={onReport} /> : null}
    </TaskRow>
  );
}

/** Where what came of it can be seen. */
function placeOf({ kind }: Task, project: string) {
  return kind.endsWith('finding.analysis') || kind === 'finding.analyze'
    ? paths.projectTab(project, 'findings')
    : paths.project(project);
}

interface BulkActionsProps {
  task: Task;
  bulk: NonNullable<Task['bulk']>;
  onReport: () => void;
}

function BulkActions({ task, bulk, onReport }: BulkActionsProps) {
  const { t } = useLingui();
  const undo = useUndoBulk();
  const cancel = useCancelBulk();
  const { token, state } = task;
  // Failures have been reported by the request.
  if (state === 'queued' || state === 'running') {
    return (
      <div className="mt-1.5 flex gap-2">
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(token)}>
          {t`Stop`}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-1.5 flex gap-2">
      {bulk.canUndo ? (
        <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate(token)}>
          {t`Undo`}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={onReport}>
        {t`Report`}
      </Button>
    </div>
  );
}
