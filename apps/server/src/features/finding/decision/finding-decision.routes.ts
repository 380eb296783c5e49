import type { DecideFindingsBody, DecisionEffect } from '@waybill/api-contract';
import type { EndpointInputs } from '@waybill/api-contract/server';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { AppError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import type { App } from '../../../http/server.ts';
import type { BulkKind } from '../../../jobs/bulk-kind.ts';
import { partialChange } from '../../analysis/partial-change.ts';
import { type BulkSelection, startBulk } from '../../bulk/bulk.service.ts';
import { countOverwritten } from '../../bulk/bulk-effect.service.ts';
import { readGroupedSelection } from '../../bulk/bulk-selection.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import { projectFilter } from '../finding-filter.ts';
import { type DecisionOfMany, findingDecision } from './finding-decision.bulk.ts';
import { readFindingRef } from './finding-ref.ts';
import { listOverwritten } from './overwritten-decision.queries.ts';

/** Room for a hundred thousand ids. */
export const bodyLimit = 8 * 1024 * 1024;

const findingRefs = {
  isRef: (text: string) => readFindingRef(text) !== undefined,
  rule: 'must be the uuids of a component and a vulnerability with a colon between them',
};

export function findingDecisionRoutes(app: App, { db, now }: Context): void {
  type Input = Pick<
    EndpointInputs['POST /api/waybill/v1/project/{uuid}/findings/decisions'],
    'path' | 'query' | 'body'
  > & { caller: Principal };

  async function requestOf({ path, query, body, caller }: Input) {
    const { project_id: projectId } = await requireProject(db, path.uuid, caller.scope);
    const { selection, groups, chooser } = readGroupedSelection(
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
      filter: { ...projectFilter({ ...query, everyRecord }), groups },
      search: query.searchText?.trim() || undefined,
    };
    const parameters = { projectId, ...parametersOf(body, query, now()) };
    const request = { selection, filter, parameters, isFolded: parameters.aliases, projectId };
    return { request, chooser };
  }

  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/findings/decisions',
    async (input) => {
      const { request, chooser } = await requestOf(input);
      return startBulk(db, findingDecision, request, chooser);
    },
    { bodyLimit },
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect',
    async (input) => {
      const { request, chooser } = await requestOf(input);
      const { filter } = request;
      const decided = { ...filter, filter: { ...filter.filter, decided: true } };
      return effectOf(db, findingDecision, { ...request, filter: decided }, chooser);
    },
    { bodyLimit },
  );
}

/**
 * The number of earlier decisions that a request would change. Both kinds of refs end with component and
 * vulnerability.
 */
export async function effectOf<Filter>(
  db: Database,
  kind: Pick<BulkKind<Filter, never>, 'select'>,
  request: { selection: BulkSelection; filter: Filter; parameters: DecisionOfMany },
  caller: Principal,
): Promise<DecisionEffect> {
  const { change, aliases = false } = request.parameters;
  const overwritten = await countOverwritten(db, kind, request, caller, (trx, refs) => {
    const keys = refs.flatMap((ref) => readFindingRef(ref.split(':').slice(-2).join(':')) ?? []);
    return listOverwritten(trx, keys, change, aliases, caller.scope);
  });
  return { overwritten };
}

/** The decision, and the records it is written to. @throws 400 if nothing is decided */
export function parametersOf(
  body: DecideFindingsBody,
  { by, flaw }: { by?: string | undefined; flaw?: string | undefined },
  now: Date,
) {
  const change = partialChange(body, now);
  if (Object.values(change).every((value) => value === undefined)) throw nothingDecided();
  return { change, isFolded: by === 'FLAW' || flaw !== undefined, aliases: body.aliases === true };
}

function nothingDecided(): AppError {
  return new AppError('finding.nothing_decided', {
    status: 400,
    title: 'Nothing to decide',
    detail: 'The request names no state, justification, response, details, suppression, last day or comment.',
  });
}
