import type { BulkSelectionInput, DecideFindingsBody } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError, ValidationError, violation } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import type { AnalysisChange } from '../analysis/decide.service.ts';
import { type BulkSelection, startBulk } from '../bulk/bulk.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { auditFilter } from './audit-filter.ts';
import { findingDecision } from './finding-decision.bulk.ts';
import { readFindingRef } from './finding-ref.ts';

/** Room for a hundred thousand ids. */
const bodyLimit = 8 * 1024 * 1024;

export function findingDecisionRoutes(app: App, { db }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/findings/decisions',
    async ({ path, query, body, caller }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const selection = selectionOf(body.selection);
      const change = changeOf(body);
      if (selection.kind === 'filter') requireSight(caller);
      const filter = {
        projectId,
        filter: auditFilter(query),
        search: query.searchText?.trim() || undefined,
      };
      const parameters = { projectId, change };
      return startBulk(db, findingDecision, { selection, filter, parameters, projectId }, caller);
    },
    { bodyLimit },
  );
}

function selectionOf({ kind, ids, excluded }: BulkSelectionInput): BulkSelection {
  if (kind === 'filter') return { kind, excluded: excluded ?? [] };
  if (!ids?.length) throw new ValidationError([violation('selection.ids', 'must not be empty')]);
  const wrong = ids.findIndex((id) => !readFindingRef(id));
  if (wrong >= 0) {
    const sentence = 'must be the uuids of a component and a vulnerability with a colon between them';
    throw new ValidationError([violation(`selection.ids[${wrong}]`, sentence, ids[wrong])]);
  }
  return { kind, ids: ids.map((id) => id.toLowerCase()) };
}

/** As with `partial` of `PUT /api/v1/analysis`: what is left out stays. */
function changeOf(body: DecideFindingsBody): AnalysisChange {
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

/** How many a filter leaves tells about what is listed. */
function requireSight({ permissions }: Principal): void {
  if (permissions.has('VIEW_VULNERABILITY')) return;
  throw new AppError('finding.not_listed', {
    status: 403,
    title: 'Forbidden',
    detail: 'To decide by a filter takes the permission VIEW_VULNERABILITY as well.',
  });
}
