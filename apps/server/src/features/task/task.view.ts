import type { BulkSummary, Task } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { progressWords } from '../../jobs/progress-words.ts';
import type { ListedTask } from '../../jobs/task.ts';

export function viewTask(task: ListedTask, bulk: BulkSummary | undefined): Task {
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
    ...(task.project_uuid === null || task.project_name === null
      ? {}
      : {
          project: {
            uuid: task.project_uuid,
            name: task.project_name,
            ...present('version', task.project_version),
          },
        }),
    ...present('bulk', bulk),
  };
}
