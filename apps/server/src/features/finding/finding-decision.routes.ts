import type { DecideFindingsBody } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { partialChange } from '../analysis/partial-change.ts';
import { startBulk } from '../bulk/bulk.service.ts';
import { readGroupedSelection } from '../bulk/bulk-selection.ts';
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
      const { selection, groups } = readGroupedSelection(
        body.selection,
        query.by,
        findingRefs,
        'VIEW_VULNERABILITY',
        caller,
      );
      // A flaw or a group is all that it has, whether the list of findings shows each of it or not.
      const everyRecord = query.everyRecord || query.flaw !== undefined || query.by !== undefined;
      const filter = {
        projectId,
        filter: auditFilter({ ...query, everyRecord }),
        search: query.searchText?.trim() || undefined,
        groups,
      };
      const parameters = { projectId, ...parametersOf(body, query) };
      const request = { selection, filter, parameters, isFolded: parameters.aliases, projectId };
      return startBulk(db, findingDecision, request, caller);
    },
    { bodyLimit },
  );
}

/** What is decided, and what that is written to. @throws 400 when nothing is decided */
export function parametersOf(
  body: DecideFindingsBody,
  { by, flaw }: { by?: string | undefined; flaw?: string | undefined },
) {
  const change = partialChange(body);
  if (Object.values(change).every((value) => value === undefined)) throw nothingDecided();
  return { change, isFolded: by === 'FLAW' || flaw !== undefined, aliases: body.aliases === true };
}

function nothingDecided(): AppError {
  return new AppError('finding.nothing_decided', {
    status: 400,
    title: 'Nothing to decide',
    detail: 'The request names no state, justification, response, details, suppression or comment.',
  });
}
