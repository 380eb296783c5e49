import type { EndpointsData, Models } from '../format.ts';

/** Filters of violations. */
const violationFilter = {
  open: {
    type: 'boolean',
    description:
      'Only open violations: neither suppressed nor approved. Analyses that are asked for count instead.',
  },
  suppressed: { type: 'boolean', description: 'Include suppressed violations.' },
  onlySuppressed: { type: 'boolean', description: 'Only suppressed violations.' },
  state: 'PolicyViolationState[]',
  type: 'PolicyViolationType[]',
  policy: { type: 'uuid[]', description: 'UUIDs of policies.' },
  analysis: { type: 'ViolationAnalysisState[]', description: 'NOT_SET also means those without analysis.' },
  foundSince: { type: 'date', description: 'Violated since this day or later.' },
  foundUntil: { type: 'date', description: 'Violated since this day or earlier.' },
  component: 'uuid',
} as const;

/** Further filters for violations of all projects. */
const portfolioFilter = {
  ...violationFilter,
  inactive: { type: 'boolean', description: 'Include inactive projects.' },
  project: { type: 'uuid[]', description: 'UUIDs of projects; a collection stands for its members.' },
  tag: { type: 'string[]', description: 'Tags, any of which the project has.' },
} as const;

const searchInProject = ['policy.name', 'component.name', 'component.group', 'component.purl'];
const searchEverywhere = [...searchInProject, 'project.name'];

const sort = [
  'since',
  'state',
  'type',
  'policy.name',
  'condition.subject',
  'component.name',
  'component.version',
  'component.group',
  'analysis.state',
  'analysis.isSuppressed',
];
const groupSort = ['state', 'violations', 'components', 'projects', 'undecided', 'name'];

const groupsOfDecision = {
  type: 'ViolationGrouping',
  description: 'The ids are those of groups; each stands for all of its violations that fit the filter.',
} as const;
const searchText = { type: 'string', description: 'As of the list.' } as const;

/** Violations of policies, over all projects and of one. */
export const violationOwnEndpoints = {
  'GET /api/waybill/v1/violations': {
    operation: 'getAuditViolations',
    summary: 'Lists the policy violations of all projects, with filters and paging',
    access: ['VIEW_POLICY_VIOLATION'],
    query: portfolioFilter,
    paged: { search: searchEverywhere, sort: [...sort, 'project.name', 'project.version'] },
    answers: { 200: 'AuditViolation[]' },
  },
  'GET /api/waybill/v1/violations/groups': {
    operation: 'getViolationGroups',
    summary: 'Lists the policy violations of all projects grouped by policy, component or project',
    access: ['VIEW_POLICY_VIOLATION'],
    query: { by: { type: 'ViolationGrouping', required: true }, ...portfolioFilter },
    paged: { search: searchEverywhere, sort: groupSort },
    answers: { 200: 'ViolationGroup[]' },
  },
  'POST /api/waybill/v1/violations/decisions': {
    operation: 'decideViolations',
    summary: 'Decides about many policy violations at once, by their ids or by the filter of the list',
    access: ['POLICY_VIOLATION_ANALYSIS'],
    query: { ...portfolioFilter, by: groupsOfDecision, searchText },
    body: { type: 'ViolationDecisions', requires: ['selection'] },
    answers: { 202: 'BulkStarted' },
  },
  'POST /api/waybill/v1/violations/decisions/effect': {
    operation: 'countOverwrittenViolations',
    summary:
      'Counts the earlier decisions that a decision about many policy violations would change; changes nothing',
    access: ['POLICY_VIOLATION_ANALYSIS'],
    query: { ...portfolioFilter, by: groupsOfDecision, searchText },
    body: { type: 'ViolationDecisions', requires: ['selection'] },
    answers: { 200: 'DecisionEffect' },
  },
  'GET /api/waybill/v1/violations/{component}/{violation}': {
    operation: 'getViolation',
    summary: 'Returns a policy violation with its audit trail and why the policy is violated',
    access: ['VIEW_POLICY_VIOLATION'],
    path: { component: 'uuid', violation: 'uuid' },
    answers: { 200: 'ViolationDetails', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/violations/{component}/{violation}/decision': {
    operation: 'decideViolation',
    summary: 'Decides about a policy violation, in a way that can be undone',
    access: ['POLICY_VIOLATION_ANALYSIS'],
    path: { component: 'uuid', violation: 'uuid' },
    body: 'ViolationDecision',
    answers: { 200: 'ViolationDecided', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/violations/decisions/{token}/undo': {
    operation: 'undoViolationDecision',
    summary:
      "Takes back one of one's own decisions about a policy violation, unless somebody has decided since",
    access: ['POLICY_VIOLATION_ANALYSIS'],
    path: { token: 'uuid' },
    answers: { 204: 'empty', 403: 'ProblemDetails', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/violations': {
    operation: 'getAuditViolationsOfProject',
    summary: 'Lists the policy violations of a project, with filters and paging',
    access: ['VIEW_POLICY_VIOLATION'],
    path: { uuid: 'uuid' },
    query: violationFilter,
    paged: { search: searchInProject, sort },
    answers: { 200: 'AuditViolation[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/violations/groups': {
    operation: 'getViolationGroupsOfProject',
    summary: 'Lists the policy violations of a project grouped by policy or component',
    access: ['VIEW_POLICY_VIOLATION'],
    path: { uuid: 'uuid' },
    query: { by: { type: 'ViolationGrouping', required: true }, ...violationFilter },
    paged: { search: searchInProject, sort: groupSort },
    answers: { 200: 'ViolationGroup[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/{uuid}/violations/decisions': {
    operation: 'decideViolationsOfProject',
    summary: 'Decides about many policy violations of a project at once',
    access: ['POLICY_VIOLATION_ANALYSIS'],
    path: { uuid: 'uuid' },
    query: { ...violationFilter, by: groupsOfDecision, searchText },
    body: { type: 'ViolationDecisions', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/{uuid}/violations/decisions/effect': {
    operation: 'countOverwrittenViolationsOfProject',
    summary:
      'Counts the earlier decisions that a decision about many policy violations of a project would change; changes nothing',
    access: ['POLICY_VIOLATION_ANALYSIS'],
    path: { uuid: 'uuid' },
    query: { ...violationFilter, by: groupsOfDecision, searchText },
    body: { type: 'ViolationDecisions', requires: ['selection'] },
    answers: { 200: 'DecisionEffect', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const violationOwnModels = {
  ViolatedPolicy: {
    members: { uuid: { type: 'uuid', always: true }, name: { type: 'string', always: true } },
  },
  ViolatedCondition: {
    members: {
      uuid: { type: 'uuid', always: true },
      subject: { type: 'ConditionSubject', always: true },
      operator: { type: 'PolicyConditionOperator', always: true },
      value: { type: 'string', always: true },
      valueName: {
        type: 'string',
        description: 'What its value names: the ID of a license, or a license group.',
      },
    },
  },
  ViolationProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      active: { type: 'boolean', always: true },
    },
  },
  AuditViolationAnalysis: {
    members: {
      state: { type: 'ViolationAnalysisState', always: true },
      isSuppressed: { type: 'boolean', always: true },
      isRecorded: {
        type: 'boolean',
        always: true,
        description: 'False when nobody has decided anything about it.',
      },
    },
  },
  AuditViolation: {
    description: 'A violated condition of a policy, as shown in lists.',
    members: {
      uuid: { type: 'uuid', always: true },
      type: { type: 'PolicyViolationType', always: true },
      state: { type: 'PolicyViolationState', always: true, description: 'That of its policy.' },
      since: { type: 'timestamp', always: true, description: 'Since when it is violated without a break.' },
      firstSeen: { type: 'timestamp', always: true, description: 'Earlier than `since` when it came back.' },
      policy: { type: 'ViolatedPolicy', always: true },
      condition: { type: 'ViolatedCondition', always: true },
      component: { type: 'AuditFindingComponent', always: true },
      project: { type: 'ViolationProject', always: true },
      analysis: { type: 'AuditViolationAnalysis', always: true },
    },
  },
  ViolationGroup: {
    description: 'Violations of one policy, by one component in any project, or in one project.',
    members: {
      policy: { type: 'ViolatedPolicy', description: 'Of a policy.' },
      component: {
        type: 'ViolatingComponent',
        description: 'What all components of the group have in common: their identity.',
      },
      project: { type: 'ViolationProject', description: 'Of a project.' },
      state: { type: 'PolicyViolationState', always: true, description: 'The gravest of them.' },
      violations: { type: 'integer', always: true },
      components: { type: 'integer', always: true },
      projects: { type: 'integer', always: true },
      undecided: { type: 'integer', always: true, description: 'Violations with state NOT_SET.' },
      countedOn: {
        type: 'timestamp',
        description: 'When the figures were worked out. Absent when they are those of this moment.',
      },
    },
  },
  ViolatingComponent: {
    members: {
      uuid: { type: 'uuid', always: true, description: 'Of one of them.' },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      purl: 'purl',
    },
  },
  ConditionCheck: {
    description: 'One comparison that a condition made.',
    members: {
      fact: { type: 'string', always: true, description: 'What it looked at, such as `license`.' },
      actual: { type: 'string', always: true, nullable: true, description: 'What the component has.' },
      operator: { type: 'PolicyConditionOperator', always: true },
      expected: { type: 'string', always: true, nullable: true },
      held: { type: 'boolean', always: true },
      details: { type: 'any{}', always: true },
    },
  },
  EvaluatedCondition: {
    description: 'A condition of the policy and what it says of the component.',
    members: {
      condition: { type: 'ViolatedCondition', always: true },
      type: { type: 'PolicyViolationType', description: 'Absent when the condition cannot be read.' },
      outcome: { type: 'ConditionOutcome', always: true },
      checks: { type: 'ConditionCheck[]', always: true },
      more: { type: 'integer', always: true, description: 'Checks that are not told.' },
      reason: { type: 'WhyStep', description: 'Why it was skipped.' },
    },
  },
  PolicyReach: {
    description: 'Why a policy concerns the project.',
    members: {
      by: { type: 'PolicyReachKind', always: true },
      name: { type: 'string', description: 'Of the project or tag by which it does.' },
    },
  },
  ViolationWhy: {
    description: 'Why a policy is violated, worked out from the facts of this moment.',
    members: {
      operator: { type: 'PolicyOperator', always: true },
      violated: {
        type: 'boolean',
        always: true,
        description: 'False when a change of this moment has not been evaluated yet.',
      },
      reach: { type: 'PolicyReach', description: 'Absent when it does not concern the project any more.' },
      conditions: { type: 'EvaluatedCondition[]', always: true },
    },
  },
  ViolationDetails: {
    description: 'A policy violation with its audit trail and why the policy is violated.',
    extends: 'AuditViolation',
    members: {
      comments: { type: 'ViolationAnalysisComment[]', always: true, description: 'Oldest first.' },
      why: { type: 'ViolationWhy', always: true },
      tickets: {
        type: 'Ticket[]',
        always: true,
        description: 'Issues that notifications made of it; the newest first.',
      },
    },
  },
  ViolationDecision: {
    description: 'What is decided about a policy violation; what is left out stays as it is.',
    members: {
      analysisState: 'ViolationAnalysisState',
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
    },
  },
  ViolationDecided: {
    description: 'A decision that has been taken.',
    members: {
      analysis: { type: 'ViolationAnalysis', always: true },
      undo: { type: 'uuid', always: true, description: 'Token that takes it back, for a day.' },
    },
  },
  ViolationDecisions: {
    description:
      'What is decided about many violations; what is left out stays as it is. A violation is named by the uuid of its component and its own, with a colon between them.',
    members: {
      selection: { type: 'BulkSelection', required: true },
      analysisState: 'ViolationAnalysisState',
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
    },
  },
} satisfies Models;
