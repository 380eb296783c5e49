import type { ManualValidationError } from '@waybill/api-contract';
import type { EndpointInputs } from '@waybill/api-contract/server';
import { isUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { overMembers } from '../collection/collection-members.service.ts';
import { requireComponent } from '../component/component-reference.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { decideViolation } from './decision/violation-decision.service.ts';
import { getViolation, listViolationGroups, listViolations } from './violation.service.ts';
import { getViolationAnalysis, listPolicyViolations } from './violation-contract.service.ts';
import {
  dayAfter,
  everyViolation,
  portfolioFilter,
  projectFilter,
  type TextField,
  textOf,
  type ViolationFilter,
} from './violation-filter.ts';

export function violationRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/violation': ({ query, page, caller }) =>
      listPolicyViolations(db, contractFilter(query), { ...page, search: undefined }, caller.scope, now()),
    'GET /api/v1/violation/project/{uuid}': async ({ path, query, page, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      const filter = {
        ...everyViolation,
        projectId: project_id,
        withSuppressed: query.suppressed,
        text: textOf(page.search, ['policy', 'component']),
      };
      return listPolicyViolations(db, filter, page, caller.scope, now());
    },
    'GET /api/v1/violation/component/{uuid}': async ({ path, query, page, caller }) => {
      const { project_id, component_id } = await requireComponent(db, path.uuid, caller.scope);
      const filter = {
        ...everyViolation,
        projectId: project_id,
        componentId: component_id,
        withSuppressed: query.suppressed,
      };
      return listPolicyViolations(db, filter, page, caller.scope, now());
    },
    'GET /api/v1/violation/analysis': async ({ query, caller, reply }) => {
      const missing = missingParameters(query);
      if (missing.length > 0) return reply.code(400).send(missing);
      const { component = '', policyViolation = '' } = query;
      return getViolationAnalysis(db, component, policyViolation, caller.scope);
    },
    'PUT /api/v1/violation/analysis': ({ body, caller }) =>
      decideViolation(
        db,
        { component: body.component, violation: body.policyViolation },
        {
          // A state that is left out is reset (contract §11).
          state: body.analysisState ?? (body.partial ? undefined : 'NOT_SET'),
          suppressed: body.isSuppressed ?? undefined,
          comment: body.comment ?? undefined,
        },
        caller,
      ),

    'GET /api/waybill/v1/violations': async ({ query, page, caller }) => {
      const filter = await overMembers(db, portfolioFilter(query, page.search), caller.scope);
      return listViolations(db, filter, page, caller.scope);
    },
    'GET /api/waybill/v1/violations/groups': async ({ query, page, caller }) => {
      const filter = await overMembers(db, portfolioFilter(query, page.search), caller.scope);
      return listViolationGroups(db, query.by, filter, page, caller.scope);
    },
    'GET /api/waybill/v1/violations/{component}/{violation}': ({ path, caller }) =>
      getViolation(db, path.component, path.violation, caller.scope, now()),
    'GET /api/waybill/v1/project/{uuid}/violations': async ({ path, query, page, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      return listViolations(db, projectFilter(project_id, query, page.search), page, caller.scope);
    },
    'GET /api/waybill/v1/project/{uuid}/violations/groups': async ({ path, query, page, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      const filter = projectFilter(project_id, query, page.search);
      return listViolationGroups(db, query.by, filter, page, caller.scope);
    },
  });
}

const textFields: Readonly<Record<string, TextField>> = {
  policy_name: 'policy',
  component: 'component',
  license: 'license',
  project_name: 'project',
};

/** Contract §26.12. */
function contractFilter(query: EndpointInputs['GET /api/v1/violation']['query']): ViolationFilter {
  const fields = query.textSearchField.flatMap((field) => textFields[field.trim().toLowerCase()] ?? []);
  return {
    ...everyViolation,
    withSuppressed: query.suppressed,
    withInactive: query.showInactive,
    states: query.violationState,
    types: query.riskType,
    // One that is no UUID is that of no policy.
    policies: query.policy.map((uuid) => (isUuid(uuid) ? uuid : '00000000-0000-0000-0000-000000000000')),
    analysis: query.analysisState,
    since: query.occurredOnDateFrom,
    before: query.occurredOnDateTo && dayAfter(query.occurredOnDateTo),
    text: textOf(query.textSearchInput, fields),
  };
}

/** One of these for each parameter that is missing: this endpoint has an answer of its own (contract §1.3). */
function missingParameters(
  query: EndpointInputs['GET /api/v1/violation/analysis']['query'],
): ManualValidationError[] {
  return (['component', 'policyViolation'] as const).flatMap((name) =>
    query[name] === undefined ? [{ input: null, message: `${name} must be a valid UUID` }] : [],
  );
}
