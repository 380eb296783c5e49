import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { findCarrying, setCarrying } from './carry.queries.ts';

export function lastingDecisionRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/decision-carrying': async ({ path, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      return { enabled: (await findCarrying(db, project_id))?.carries_decisions === true };
    },

    'PUT /api/waybill/v1/project/{uuid}/decision-carrying': async ({ path, body, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      await inTransaction(db, (trx) => setCarrying(trx, project_id, body.enabled));
      return { enabled: body.enabled };
    },
  });
}
