import type { TaskView } from '@waybill/api-contract';
import { progressWords } from '../../jobs/progress-words.ts';
import type { Task } from '../../jobs/task.ts';

export function toTaskView(task: Task): TaskView {
  return {
    token: task.token,
    kind: task.kind,
    ...(task.subject === null ? {} : { subject: task.subject }),
    state: task.state,
    progress: task.progress,
    ...(task.stage === null ? {} : { stage: task.stage }),
    ...(task.detail === null ? {} : { detail: task.detail, message: progressWords(task.detail) }),
    ...(task.error === null ? {} : { error: task.error }),
    warnings: task.warnings,
    createdAt: task.created_at.getTime(),
    ...(task.started_at === null ? {} : { startedAt: task.started_at.getTime() }),
    ...(task.finished_at === null ? {} : { finishedAt: task.finished_at.getTime() }),
    ...(task.result === null ? {} : { result: task.result }),
  };
}
