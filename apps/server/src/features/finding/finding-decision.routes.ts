import type { DecideFindingsBody } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import type { AnalysisChange } from '../analysis/decide.service.ts';
import { startBulk } from '../bulk/bulk.service.ts';
import { readSelection } from '../bulk/bulk-selection.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { auditFilter } from './audit-filter.ts';
import { findingDecision } from './finding-decision.bulk.ts';
import { readFindingRef } from './finding-ref.ts';

/** Room for a hundred thousand ids. */
export const bodyLimit = 8 * 1024 * 1024;

const findingRefs = {
  isRef: (text: string) => readFindingRef(text) !== undefined,
  rule: 'must be the uuids of a component and a vulnerability with a colon between them',
};

export function findingDecisionRoutes(app: App, { db }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/findings/decisions',
    async ({ path, query, body, caller }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const selection = readSelection(body.selection, findingRefs, 'VIEW_VULNERABILITY', caller);
      const change = changeOf(body);
      const filter = {
        projectId,
        filter: auditFilter(query),
        search: query.searchText?.trim() || undefined,
      };
      const parameters = { projectId, change, isFolded: query.flaw !== undefined };
      return startBulk(db, findingDecision, { selection, filter, parameters, projectId }, caller);
    },
    { bodyLimit },
  );
}

/** As with `partial` of `PUT /api/v1/analysis`: what is left out stays. */
export function changeOf(body: DecideFindingsBody): AnalysisChange {
  const change = {
    state: body.analysisState ?? undefined,
    justification: body.analysisJustification ?? undefined,
    response: body.analysisResponse ?? undefined,
    details: body.clearDetails ? null : (body.analysisDetails ?? undefined),
    suppressed: body.isSuppressed ?? undefined,
    comment: body.comment ?? undefined,
  };
  if (Object.values(change).some((value) => value !== undefined)) return change;
  throw new AppError('finding.nothing_decided', {
    status: 400,
    title: 'Nothing to decide',
    detail: 'The request names no state, justification, response, details, suppression or comment.',
  });
}
