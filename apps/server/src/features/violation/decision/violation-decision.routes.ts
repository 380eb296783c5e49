import type {
  DecideViolationBody,
  DecideViolationsBody,
  DecisionEffect,
  ViolationGrouping,
} from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { endpoint, endpoints } from '../../../http/endpoint.ts';
import { AppError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import type { App } from '../../../http/server.ts';
import { type BulkSelection, startBulk } from '../../bulk/bulk.service.ts';
import { countOverwritten } from '../../bulk/bulk-effect.service.ts';
import { readGroupedSelection } from '../../bulk/bulk-selection.ts';
import { overMembers } from '../../collection/collection-members.service.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { portfolioFilter, projectFilter } from '../violation-filter.ts';
import type { ViolationChange } from './decide-violations.ts';
import { listOverwritten } from './overwritten-decision.queries.ts';
import { type ViolationSelectionFilter, violationDecision } from './violation-decision.bulk.ts';
import { decideUndoably, undoDecision } from './violation-decision.service.ts';
import { readViolationRef } from './violation-ref.ts';

/** Room for a hundred thousand ids. */
const bodyLimit = 8 * 1024 * 1024;

const violationRefs = {
  isRef: (text: string) => readViolationRef(text) !== undefined,
  rule: 'must be the uuids of a component and a violation with a colon between them',
};

export function violationDecisionRoutes(app: App, { db, now }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/violations/decisions',
    async ({ query, body, caller }) => {
      const { selection, groups, chooser } = selectedOf(body, query.by, caller);
      const shown = await overMembers(db, portfolioFilter(query, query.searchText), chooser.scope);
      const filter = { filter: shown, groups };
      return startBulk(db, violationDecision, { selection, filter, parameters: changeOf(body) }, chooser);
    },
    { bodyLimit },
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/violations/decisions',
    async ({ path, query, body, caller }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const { selection, groups, chooser } = selectedOf(body, query.by, caller);
      const filter = { filter: projectFilter(projectId, query, query.searchText), groups };
      return startBulk(
        db,
        violationDecision,
        { selection, filter, parameters: changeOf(body), projectId },
        chooser,
      );
    },
    { bodyLimit },
  );

  endpoint(
    app,
    'POST /api/waybill/v1/violations/decisions/effect',
    ({ query, body, caller }) => {
      const { selection, groups, chooser } = selectedOf(body, query.by, caller);
      const filter = { filter: { ...portfolioFilter(query, query.searchText), decided: true }, groups };
      return effectOf(db, { selection, filter, change: changeOf(body) }, chooser);
    },
    { bodyLimit },
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect',
    async ({ path, query, body, caller }) => {
      const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
      const { selection, groups, chooser } = selectedOf(body, query.by, caller);
      const shown = projectFilter(projectId, query, query.searchText);
      const filter = { filter: { ...shown, decided: true }, groups };
      return effectOf(db, { selection, filter, change: changeOf(body) }, chooser);
    },
    { bodyLimit },
  );

  endpoints(app, {
    'POST /api/waybill/v1/violations/{component}/{violation}/decision': ({ path, body, caller }) =>
      decideUndoably(db, path, changeOf(body), caller),
    'POST /api/waybill/v1/violations/decisions/{token}/undo': ({ path, caller }) =>
      undoDecision(db, path.token, caller, now()),
  });
}

/** The number of earlier decisions that a request would change. */
async function effectOf(
  db: Database,
  request: { selection: BulkSelection; filter: ViolationSelectionFilter; change: ViolationChange },
  caller: Principal,
): Promise<DecisionEffect> {
  const { change } = request;
  const overwritten = await countOverwritten(db, violationDecision, request, caller, (trx, refs) =>
    listOverwritten(
      trx,
      refs.flatMap((ref) => readViolationRef(ref) ?? []),
      change,
      caller.scope,
    ),
  );
  return { overwritten };
}

function selectedOf(
  { selection }: DecideViolationsBody,
  by: ViolationGrouping | undefined,
  caller: Principal,
) {
  return readGroupedSelection(selection, by, violationRefs, 'VIEW_POLICY_VIOLATION', caller);
}

/** Omitted fields stay unchanged. */
function changeOf(body: DecideViolationBody): ViolationChange {
  const change = {
    state: body.analysisState ?? undefined,
    suppressed: body.isSuppressed ?? undefined,
    comment: body.comment ?? undefined,
  };
  if (Object.values(change).some((value) => value !== undefined)) return change;
  throw new AppError('violation.nothing_decided', {
    status: 400,
    title: 'Nothing to decide',
    detail: 'The request names no state, suppression or comment.',
  });
}
