import type { TokenProcessing } from '@waybill/api-contract';
import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import type { Principal } from '../../http/principal.ts';
import { type App, callerOf } from '../../http/server.ts';
import { findTask, isProcessing } from '../../jobs/task.ts';
import { toTaskView } from './task.view.ts';

/** Background work by token. Whoever may not see the project that it is on is told what an unknown token is told. */
export function taskRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/waybill/v1/tasks/:token',
    { config: { access: 'authenticated' }, schema: { params: Type.Object({ token: Type.String() }) } },
    async (request) => {
      const { params } = request;
      const { scope } = callerOf(request);
      const task = isUuid(params.token) ? await findTask(db, params.token, scope) : undefined;
      if (!task) throw unknownTask(params.token);
      return toTaskView(task);
    },
  );

  const processing = async (uuid: string, { scope }: Principal): Promise<TokenProcessing> => ({
    processing: await isProcessing(db, requireUuid(uuid, 'isTokenBeingProcessed.uuid'), scope),
  });

  app.get(
    '/api/v1/event/token/:uuid',
    { config: { access: 'authenticated' }, schema: { params: uuidParams } },
    (request) => processing(request.params.uuid, callerOf(request)),
  );

  app.get(
    '/api/v1/bom/token/:uuid',
    { config: { access: 'BOM_UPLOAD' }, schema: { params: uuidParams } },
    (request) => processing(request.params.uuid, callerOf(request)),
  );
}

const unknownTask = (token: string) =>
  new AppError('task.not_found', {
    status: 404,
    title: 'No such task',
    detail: `There is no task with the token "${token}".`,
  });
