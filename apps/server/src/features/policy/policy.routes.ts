import {
  type CreatePolicyBody,
  type CreatePolicyConditionBody,
  conditionSubjects,
  policyConditionSubjects,
} from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { actingBy, ownerOf } from '../../http/principal.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { listFullConditions } from './policy.queries.ts';
import {
  createPolicy,
  getPolicy,
  type PolicyInput,
  pageOfPolicies,
  removePolicy,
  startEvaluation,
  updatePolicy,
} from './policy.service.ts';
import { viewFullCondition, viewPolicySummary, viewViolatedCondition } from './policy.view.ts';
import {
  addCondition,
  type ConditionChange,
  type ConditionInput,
  removeCondition,
  requireReadable,
  updateCondition,
} from './policy-condition.service.ts';
import { limitToProject, unlimitFromProject } from './policy-limit.service.ts';
import { listPolicySummaries } from './policy-summary.queries.ts';
import { listTaggedPolicies } from './policy-tag.queries.ts';
import { changeTagOfPolicies, changeTagOfPolicy, tagsOfPolicy } from './policy-tag.service.ts';

export function policyRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/v1/policy': ({ page, caller }) => pageOfPolicies(db, page, caller.scope),
    'GET /api/v1/policy/{uuid}': ({ path, caller }) => getPolicy(db, path.uuid, caller.scope),
    'PUT /api/v1/policy': ({ body, caller }) => createPolicy(db, inputOf(body), actorOf(caller, now())),
    'POST /api/v1/policy': ({ body, caller }) =>
      updatePolicy(db, body.uuid ?? '', inputOf(body), actorOf(caller, now()), caller.scope),
    'DELETE /api/v1/policy/{uuid}': ({ path, caller }) => removePolicy(db, path.uuid, actorOf(caller, now())),

    'PUT /api/v1/policy/{uuid}/condition': async ({ path, body }) =>
      viewViolatedCondition(await addCondition(db, path.uuid, newCondition(body))),
    'POST /api/v1/policy/condition': async ({ body }) =>
      viewViolatedCondition(
        await updateCondition(db, body.uuid ?? '', changedCondition(body), policyConditionSubjects),
      ),
    'DELETE /api/v1/policy/condition/{uuid}': ({ path, caller }) =>
      removeCondition(db, path.uuid, actorOf(caller, now()), policyConditionSubjects),

    'GET /api/waybill/v1/policies/conditions': async ({ query }) => {
      const rows = await listFullConditions(db, query.policy);
      return { rows: rows.map(viewFullCondition), total: rows.length };
    },
    'PUT /api/waybill/v1/policies/{uuid}/conditions': ({ path, body }) => {
      requireReadable(body);
      return addCondition(db, path.uuid, body);
    },
    'POST /api/waybill/v1/policies/conditions/{uuid}': ({ path, body }) => {
      requireReadable(body);
      return updateCondition(db, path.uuid, body, conditionSubjects);
    },
    'DELETE /api/waybill/v1/policies/conditions/{uuid}': ({ path, caller }) =>
      removeCondition(db, path.uuid, actorOf(caller, now()), conditionSubjects),

    'POST /api/v1/policy/{policyUuid}/project/{projectUuid}': async ({ path, caller, reply }) =>
      (await limitToProject(db, path.policyUuid, path.projectUuid, caller.scope)) ?? reply.code(304).send(),
    'DELETE /api/v1/policy/{policyUuid}/project/{projectUuid}': async ({ path, caller, reply }) =>
      (await unlimitFromProject(db, path.policyUuid, path.projectUuid, caller.scope)) ??
      reply.code(304).send(),

    'POST /api/v1/policy/{policyUuid}/tag/{tagName}': async ({ path, caller, reply }) =>
      (await changeTagOfPolicy(db, path.policyUuid, path.tagName, 'add', caller.scope)) ??
      reply.code(304).send(),
    'DELETE /api/v1/policy/{policyUuid}/tag/{tagName}': async ({ path, caller, reply }) =>
      (await changeTagOfPolicy(db, path.policyUuid, path.tagName, 'remove', caller.scope)) ??
      reply.code(304).send(),
    'GET /api/waybill/v1/policies': async ({ query, page, caller }) => {
      const viewer = actingBy(caller, 'VIEW_POLICY_VIOLATION');
      const scope = (viewer ?? caller).scope;
      const { rows, ...others } = await listPolicySummaries(db, query.state, page, scope);
      return { ...others, rows: rows.map((row) => viewPolicySummary(row, viewer !== undefined)) };
    },
    'POST /api/waybill/v1/policies/{uuid}/evaluate': async ({ path, caller }) => ({
      token: await startEvaluation(db, path.uuid, ownerOf(caller)),
    }),

    'GET /api/v1/tag/policy/{uuid}': ({ path, page }) => tagsOfPolicy(db, path.uuid, page),
    'GET /api/v1/tag/{policyUuid}': ({ path, page }) => tagsOfPolicy(db, path.policyUuid, page),
    'GET /api/v1/tag/{name}/policy': ({ path, query, page }) =>
      listTaggedPolicies(db, path.name, query.state, page),
    'POST /api/v1/tag/{name}/policy': ({ path, body }) => changeTagOfPolicies(db, path.name, body, 'add'),
    'DELETE /api/v1/tag/{name}/policy': ({ path, body }) =>
      changeTagOfPolicies(db, path.name, body, 'remove'),
  });
}

function inputOf(body: CreatePolicyBody): PolicyInput {
  return {
    name: body.name.trim(),
    operator: body.operator ?? undefined,
    state: body.violationState ?? undefined,
    includeChildren: body.includeChildren ?? undefined,
    onlyLatest: body.onlyLatestProjectVersion ?? undefined,
  };
}

function changedCondition({ subject, operator, value }: CreatePolicyConditionBody): ConditionChange {
  return { subject: subject ?? undefined, operator: operator ?? undefined, value };
}

/** A new condition has no subject and operator to keep. */
function newCondition(body: CreatePolicyConditionBody): ConditionInput {
  const { subject, operator, value } = changedCondition(body);
  if (subject !== undefined && operator !== undefined) return { subject, operator, value };
  const missing = { subject, operator };
  throw new ValidationError(
    Object.entries(missing).flatMap(([member, given]) =>
      given === undefined ? [violation(member, 'must not be blank', null)] : [],
    ),
  );
}
