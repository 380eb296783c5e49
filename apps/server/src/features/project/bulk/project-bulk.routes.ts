import type { BulkSelectionInput } from '@waybill/api-contract';
import type { EndpointInputs } from '@waybill/api-contract/server';
import { isUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { Principal } from '../../../http/principal.ts';
import type { App } from '../../../http/server.ts';
import { trimmed } from '../../../http/text.ts';
import { readSelection } from '../../bulk/bulk-selection.ts';
import { readProjectFilter } from '../list/project-filter.ts';
import { projectActivation } from './project-activation.bulk.ts';
import {
  type ProjectChoice,
  previewDeletion,
  readTagChange,
  requireNewParent,
  startProjectBulk,
} from './project-bulk.service.ts';
import { projectDeletion } from './project-deletion.bulk.ts';
import { projectMove } from './project-move.bulk.ts';
import { projectTags } from './project-tags.bulk.ts';

/** Room for a hundred thousand ids. */
const options = { bodyLimit: 8 * 1024 * 1024 };

export function projectBulkRoutes(app: App, { db }: Context): void {
  endpoint(
    app,
    'POST /api/waybill/v1/project/tags',
    async (call) => {
      const change = readTagChange(call.body.add ?? [], call.body.remove ?? []);
      return startProjectBulk(db, projectTags, choiceOf(call), change, call.caller);
    },
    options,
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/activation',
    async (call) =>
      startProjectBulk(db, projectActivation, choiceOf(call), { active: call.body.active }, call.caller),
    options,
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/parent',
    async (call) => {
      const choice = choiceOf(call);
      const uuid = trimmed(call.body.parent);
      const parent = uuid === undefined ? null : await requireNewParent(db, uuid, call.caller);
      return startProjectBulk(db, projectMove, choice, { parent }, call.caller);
    },
    options,
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/deletion',
    async (call) => startProjectBulk(db, projectDeletion, choiceOf(call), {}, call.caller),
    options,
  );
  endpoint(
    app,
    'POST /api/waybill/v1/project/deletion/preview',
    async (call) => previewDeletion(db, choiceOf(call), call.caller),
    options,
  );
}

interface BulkCall {
  readonly body: { readonly selection: BulkSelectionInput };
  readonly query: EndpointInputs['POST /api/waybill/v1/project/deletion']['query'];
  readonly caller: Principal;
}

const projectRefs = { isRef: isUuid, rule: 'must be the uuid of a project' };

function choiceOf({ body, query, caller }: BulkCall): ProjectChoice {
  const selection = readSelection(body.selection, projectRefs, 'VIEW_PORTFOLIO', caller);
  if (selection.kind === 'filter') {
    // A uuid that is none excludes nothing.
    const excluded = selection.excluded.filter(isUuid);
    return { selection: { kind: 'filter', excluded }, listed: listedBy(query) };
  }
  return { selection, listed: listedBy(query) };
}

function listedBy(query: BulkCall['query']): ProjectChoice['listed'] {
  return {
    filter: { ...readProjectFilter(query), search: 'name or tag' },
    search: trimmed(query.searchText),
  };
}
