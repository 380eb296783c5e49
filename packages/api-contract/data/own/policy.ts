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
  PolicyEvaluationStarted: {
    members: { token: { type: 'uuid', always: true, description: 'Of its task.' } },
  },
} satisfies Models;
