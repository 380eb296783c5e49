import type {
  IntegrationUpload,
  Integration as IntegrationView,
  ProjectIntegration,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { Task } from '../../jobs/task.ts';
import type { Integration, Obstacle } from './integration.ts';
import type { ListedUploadRow, UploadRow } from './upload.queries.ts';

interface IntegrationStatus {
  readonly integration: Pick<Integration, 'id' | 'title'>;
  readonly obstacle: Obstacle | undefined;
  readonly task: Task | undefined;
  readonly cadenceMs: number;
  readonly sent: number;
  readonly failed: number;
  readonly now: Date;
}

export function viewIntegration(status: IntegrationStatus): IntegrationView {
  const { integration, obstacle, task, cadenceMs, sent, failed, now } = status;
  const nextRun = task && task.created_at.getTime() + cadenceMs;
  const isAhead = nextRun !== undefined && nextRun > now.getTime() && obstacle === undefined;
  return {
    integration: integration.id,
    title: integration.title,
    enabled: obstacle === undefined,
    ...present('obstacle', obstacle?.code),
    state: task?.state ?? 'idle',
    ...present('token', task?.token),
    progress: task?.progress ?? 0,
    ...present('stage', task?.stage),
    ...present('detail', task?.detail),
    ...present('lastRun', task && (task.started_at ?? task.created_at).getTime()),
    ...present('nextRun', isAhead ? nextRun : undefined),
    ...present('error', task?.error),
    sent,
    failed,
  };
}

export function viewUpload(row: ListedUploadRow): IntegrationUpload {
  return {
    project: row.project_uuid,
    projectName: row.project_name,
    ...present('projectVersion', row.project_version),
    ...viewOutcome(row),
  };
}

export function viewProjectIntegration(
  { id, title }: Pick<Integration, 'id' | 'title'>,
  isEnabled: boolean,
  takesPart: boolean,
  row: UploadRow | undefined,
): ProjectIntegration {
  return { integration: id, title, enabled: isEnabled, takesPart, ...(row ? viewOutcome(row) : {}) };
}

function viewOutcome(row: UploadRow) {
  return {
    outcome: row.error === null ? ('SENT' as const) : ('FAILED' as const),
    ...present('target', row.target),
    tried: row.tried_at.getTime(),
    ...present('sent', row.sent_at?.getTime()),
    ...present('findings', row.findings),
    ...present('reason', row.error),
    ...present('failure', row.failure),
  };
}
