import type { IsTokenBeingProcessedResponse } from '@waybill/api-contract';
import { isUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { isProcessing } from '../../jobs/task.ts';
import { findTaskOf, pageOfTasks } from './task.service.ts';

/** Background work. A caller without access to its project gets the same answer as for an unknown token. */
export function taskRoutes(app: App, { db }: Context): void {
  const processing = async (uuid: string, { scope }: Principal): Promise<IsTokenBeingProcessedResponse> => ({
    processing: await isProcessing(db, uuid, scope),
  });

  endpoints(app, {
    'GET /api/waybill/v1/tasks': ({ page, caller }) => pageOfTasks(db, page, caller),
    'GET /api/waybill/v1/tasks/{token}': async ({ path, caller }) => {
      const task = isUuid(path.token) ? await findTaskOf(db, path.token, caller) : undefined;
      if (!task) throw unknownTask(path.token);
      return task;
    },
    'GET /api/v1/event/token/{uuid}': ({ path, caller }) => processing(path.uuid, caller),
    'GET /api/v1/bom/token/{uuid}': ({ path, caller }) => processing(path.uuid, caller),
  });
}

const unknownTask = (token: string) =>
  new AppError('task.not_found', {
    status: 404,
    title: 'Task not found',
    detail: `There is no task with the token "${token}".`,
  });
