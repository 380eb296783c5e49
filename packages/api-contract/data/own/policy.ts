import type { EndpointsData, Models } from '../format.ts';

/** Policies as lists of violations and the console's editor need them. */
export const policyOwnEndpoints = {
  'GET /api/waybill/v1/policies': {
    operation: 'getPolicySummaries',
    summary: 'Lists the policies with the number of their violations in projects that the caller sees',
    access: ['VIEW_POLICY_VIOLATION', 'POLICY_MANAGEMENT'],
    query: { state: 'PolicyViolationState[]' },
    paged: { search: ['name'], sort: ['name', 'violationState', 'violations', 'projects', 'evaluatedAt'] },
    answers: { 200: 'PolicySummary[]' },
  },
  'POST /api/waybill/v1/policies/{uuid}/evaluate': {
    operation: 'evaluatePolicy',
    summary: 'Evaluates a policy for all projects; what changes a policy does so by itself',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 202: 'PolicyEvaluationStarted', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/policies/conditions': {
    operation: 'getFullPolicyConditions',
    summary: 'Lists the conditions of policies, those with subjects of our own included',
    access: ['POLICY_MANAGEMENT'],
    query: { policy: { type: 'uuid', description: 'Only those of this policy.' } },
    counted: true,
    answers: { 200: 'FullPolicyCondition[]' },
  },
  'PUT /api/waybill/v1/policies/{uuid}/conditions': {
    operation: 'addFullPolicyCondition',
    summary: 'Adds a condition to a policy, which is then evaluated; it must be readable',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'FullPolicyCondition', requires: ['subject', 'operator', 'value'] },
    answers: { 201: 'FullPolicyCondition', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/policies/conditions/{uuid}': {
    operation: 'updateFullPolicyCondition',
    summary: 'Changes a condition of a policy, which is then evaluated; it must be readable',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'FullPolicyCondition', requires: ['subject', 'operator', 'value'] },
    answers: { 200: 'FullPolicyCondition', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/policies/conditions/{uuid}': {
    operation: 'deleteFullPolicyCondition',
    summary: 'Deletes a condition of a policy',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const policyOwnModels = {
  PolicySummary: {
    description: 'A policy with what came of it.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      operator: { type: 'PolicyOperator', always: true },
      violationState: { type: 'PolicyViolationState', always: true },
      includeChildren: { type: 'boolean', always: true },
      onlyLatestProjectVersion: { type: 'boolean', always: true },
      global: { type: 'boolean', always: true, description: 'Limited to neither projects nor tags.' },
      conditions: { type: 'integer', always: true },
      violations: {
        type: 'integer',
        description: 'Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION.',
      },
      projects: {
        type: 'integer',
        description: 'Projects with such violations. Absent without the permission VIEW_POLICY_VIOLATION.',
      },
      evaluatedAt: {
        type: 'timestamp',
        description: 'When it was last evaluated for all projects; absent: not yet.',
      },
      evaluating: {
        type: 'boolean',
        always: true,
        description: 'It was changed since, and is being evaluated or about to be.',
      },
    },
  },
  FullPolicyCondition: {
    description:
      'A condition of a policy. API v1 does not show those whose subject is `CVSS`, `FIX_AVAILABLE` or `KNOWN_EXPLOITED`.',
    members: {
      uuid: { type: 'uuid', always: true, readOnly: true },
      policy: { type: 'uuid', always: true, readOnly: true, description: 'Of its policy.' },
      subject: { type: 'ConditionSubject', always: true, required: true },
      operator: { type: 'PolicyConditionOperator', always: true, required: true },
      value: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
      },
    },
  },
  PolicyEvaluationStarted: {
    members: { token: { type: 'uuid', always: true, description: 'Of its task.' } },
  },
} satisfies Models;
