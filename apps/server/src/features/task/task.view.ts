import type { Task } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { progressWords } from '../../jobs/progress-words.ts';
import type { Task as TaskRow } from '../../jobs/task.ts';

export function viewTask(task: TaskRow): Task {
  return {
    token: task.token,
    kind: task.kind,
    ...present('subject', task.subject),
    state: task.state,
    progress: task.progress,
    ...present('stage', task.stage),
    ...(task.detail === null ? {} : { detail: task.detail, message: progressWords(task.detail) }),
    ...present('error', task.error),
    warnings: task.warnings,
    createdAt: task.created_at.getTime(),
    ...present('startedAt', task.started_at?.getTime()),
    ...present('finishedAt', task.finished_at?.getTime()),
    ...present('result', task.result),
  };
}
