import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { viewAnalysis } from './analysis.view.ts';
import { decideUndoably, undoDecision } from './decision-undo.service.ts';
import { partialChange } from './partial-change.ts';

export function decisionRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision': async ({
      path,
      body,
      caller,
    }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const key = { projectId, component: path.component, vulnerability: path.vulnerability };
      const reach = { withAliases: body.aliases === true, components: body.components ?? [] };
      const { undo, ...decided } = await decideUndoably(db, key, partialChange(body, now()), caller, reach);
      return { analysis: viewAnalysis(decided), undo };
    },

    'POST /api/waybill/v1/findings/decisions/{token}/undo': ({ path, caller }) =>
      undoDecision(db, path.token, caller, now()),
  });
}
