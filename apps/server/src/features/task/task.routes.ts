import type { TokenProcessing } from '@waybill/api-contract';
import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import type { App } from '../../http/server.ts';
import { findTask, isProcessing } from '../../jobs/task.ts';
import { toTaskView } from './task.view.ts';

/**
 * Background work by token. A token is a secret of those who were given it, so any caller who is signed in may ask; the
 * answer names no project.
 */
export function taskRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/waybill/v1/tasks/:token',
    { config: { access: 'authenticated' }, schema: { params: Type.Object({ token: Type.String() }) } },
    async ({ params }) => {
      const task = isUuid(params.token) ? await findTask(db, params.token) : undefined;
      if (!task) throw unknownTask(params.token);
      return toTaskView(task);
    },
  );

  const processing = async (uuid: string): Promise<TokenProcessing> => ({
    processing: await isProcessing(db, requireUuid(uuid, 'isTokenBeingProcessed.uuid')),
  });

  app.get(
    '/api/v1/event/token/:uuid',
    { config: { access: 'authenticated' }, schema: { params: uuidParams } },
    ({ params }) => processing(params.uuid),
  );

  app.get(
    '/api/v1/bom/token/:uuid',
    { config: { access: 'BOM_UPLOAD' }, schema: { params: uuidParams } },
    ({ params }) => processing(params.uuid),
  );
}

const unknownTask = (token: string) =>
  new AppError('task.not_found', {
    status: 404,
    title: 'No such task',
    detail: `There is no task with the token "${token}".`,
  });
