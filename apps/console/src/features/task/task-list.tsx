import { useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';
import { CircleCheck } from 'lucide-react';
import type { LocalWork } from '../../ui/local-work.ts';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { LocalItem } from './local-item.tsx';
import { TaskItem } from './task-item.tsx';

interface TaskListProps {
  tasks: readonly Task[] | undefined;
  error: boolean;
  onRetry: () => void;
  local: readonly LocalWork[];
  onReport: (task: Task) => void;
  /** A link leads elsewhere. */
  onLeave: () => void;
}

/** The user's work in the background, newest first, with what the browser does by itself. */
export function TaskList({ tasks, error, onRetry, local, onReport, onLeave }: TaskListProps) {
  const { t } = useLingui();
  if (!tasks && error) return <ErrorState title={t`Couldn't load tasks`} onRetry={onRetry} />;
  if (!tasks) return <Loading />;
  if (tasks.length + local.length === 0) {
    return (
      <EmptyState title={t`No tasks`} icon={<CircleCheck className="size-6" />}>
        {t`Uploads, bulk updates, source updates, and exports appear here.`}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={t`Tasks`}
      className="-mx-1 flex w-92 max-w-[calc(100vw-3rem)] flex-col divide-y divide-line"
    >
      {local.map((work) => (
        <LocalItem key={work.id} work={work} />
      ))}
      {tasks.map((task) => (
        <TaskItem key={task.token} task={task} onReport={() => onReport(task)} onLeave={onLeave} />
      ))}
    </ul>
  );
}
