import type { EndpointsData, Models } from '../format.ts';
import { findingFilter, findingListFilter, findingSearch } from './finding-endpoints.ts';

const { component: _, ...sharedFilter } = findingFilter;

/** Filters for the findings of all projects. */
const portfolioFilter = {
  ...sharedFilter,
  project: { type: 'uuid[]', description: 'UUIDs of projects; a collection stands for its members.' },
  tag: { type: 'string[]', description: 'Projects with any of these tags.' },
  inactive: { type: 'boolean', description: 'Include inactive projects.' },
  latest: { type: 'boolean', description: 'Only the latest version of each project.' },
  response: { type: 'AnalysisResponse[]', description: 'Any of these vendor responses.' },
  minCvssV2: { type: 'number', description: '0 to 10, by CVSS v2 of the record itself.' },
  maxCvssV2: { type: 'number', description: '0 to 10, by CVSS v2 of the record itself.' },
  minCvssV3: { type: 'number', description: '0 to 10, by CVSS v3 of the record itself.' },
  maxCvssV3: { type: 'number', description: '0 to 10, by CVSS v3 of the record itself.' },
  minCvssV4: { type: 'number', description: '0 to 10, by CVSS v4 of the record itself.' },
  maxCvssV4: { type: 'number', description: '0 to 10, by CVSS v4 of the record itself.' },
  publishedSince: { type: 'date', description: 'Published on or after this day.' },
  publishedUntil: { type: 'date', description: 'Published on or before this day.' },
  identity: {
    type: 'string',
    description: 'One version of a component in all projects, by the id of its group.',
  },
} as const;

const portfolioListFilter = { ...portfolioFilter, everyRecord: findingListFilter.everyRecord } as const;

const portfolioSearch = [...findingSearch, 'project.name'];

/** Findings of all projects that the caller may see, with the merged facts of their flaw. */
export const portfolioFindingEndpoints = {
  'GET /api/waybill/v1/findings': {
    operation: 'getPortfolioFindings',
    summary: 'Lists the findings of all projects, with filters and paging',
    access: ['VIEW_VULNERABILITY'],
    query: portfolioListFilter,
    paged: {
      search: portfolioSearch,
      sort: [
        'vulnerability.urgency',
        'vulnerability.vulnId',
        'vulnerability.title',
        'vulnerability.severity',
        'vulnerability.cvss',
        'vulnerability.epssScore',
        'vulnerability.published',
        'component.name',
        'component.version',
        'project.name',
        'analysis.state',
        'analysis.isSuppressed',
        'attribution.attributedOn',
        'attribution.analyzerIdentity',
      ],
    },
    answers: { 200: 'PortfolioFinding[]' },
  },
  'GET /api/waybill/v1/findings/groups': {
    operation: 'getPortfolioFindingGroups',
    summary: 'Lists the findings of all projects grouped by vulnerability, component, or project',
    access: ['VIEW_VULNERABILITY'],
    query: {
      by: { type: 'PortfolioGrouping', required: true },
      ...portfolioFilter,
      minProjects: { type: 'number', description: 'Groups in at least this many projects.' },
      maxProjects: { type: 'number', description: 'Groups in at most this many projects.' },
    },
    paged: {
      search: portfolioSearch,
      sort: [
        'urgency',
        'findings',
        'projects',
        'components',
        'name',
        'severity',
        'title',
        'published',
        'cvss',
        'epss',
      ],
    },
    answers: { 200: 'PortfolioFindingGroup[]' },
  },
  'POST /api/waybill/v1/findings/decisions': {
    operation: 'decidePortfolioFindings',
    summary: 'Decides about findings of many projects at once, by their ids or by the filter of the list',
    access: ['VULNERABILITY_ANALYSIS'],
    query: {
      ...portfolioListFilter,
      by: {
        type: 'PortfolioGrouping',
        description: 'The ids are those of groups; each stands for all of its findings that fit the filter.',
      },
      searchText: { type: 'string', description: 'As of the list.' },
    },
    body: { type: 'FindingDecisions', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/findings/decisions/effect': {
    operation: 'countOverwrittenPortfolioFindings',
    summary:
      'Counts the earlier decisions that a decision about findings of many projects would change; changes nothing',
    access: ['VULNERABILITY_ANALYSIS'],
    query: {
      ...portfolioListFilter,
      by: { type: 'PortfolioGrouping', description: 'As of the decision.' },
      searchText: { type: 'string', description: 'As of the list.' },
    },
    body: { type: 'FindingDecisions', requires: ['selection'] },
    answers: { 200: 'DecisionEffect', 403: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/decision-carrying': {
    operation: 'getDecisionCarrying',
    summary: 'Returns whether the decisions of a project follow its components into new versions',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'DecisionCarrying', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/project/{uuid}/decision-carrying': {
    operation: 'updateDecisionCarrying',
    summary: 'Sets whether the decisions of a project follow its components into new versions',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'DecisionCarrying', requires: ['enabled'] },
    answers: { 200: 'DecisionCarrying', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const portfolioFindingModels = {
  FindingProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      isActive: { type: 'boolean', always: true },
      isLatest: { type: 'boolean', always: true },
    },
  },
  PortfolioFinding: {
    description:
      'A finding of any project. Its id is the UUIDs of project, component, and vulnerability with colons between them.',
    extends: 'AuditFinding',
    members: { project: { type: 'FindingProject', always: true } },
  },
  GroupedComponent: {
    description: 'One version of a component, in all projects that have it.',
    members: {
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      purl: 'purl',
      cpe: 'string',
    },
  },
  PortfolioFindingGroup: {
    description: 'Findings of one vulnerability, of one version of a component, or of one project.',
    members: {
      id: { type: 'uuid', always: true, description: 'Names the group when something is decided about it.' },
      vulnerability: { type: 'FlawSummary', description: 'For a vulnerability, its most complete record.' },
      component: { type: 'GroupedComponent', description: 'Of a component.' },
      project: { type: 'FindingProject', description: 'Of a project.' },
      severity: { type: 'Severity', always: true, description: 'The highest of them.' },
      exploited: { type: 'boolean', always: true },
      findings: { type: 'integer', always: true },
      projects: { type: 'integer', always: true },
      components: { type: 'integer', always: true },
      decided: {
        type: 'integer',
        always: true,
        description: 'Findings with a state other than NOT_SET, at this moment.',
      },
      countedOn: {
        type: 'timestamp',
        description: 'When the figures were worked out. Absent when they are those of this moment.',
      },
    },
  },
  DecisionCarrying: {
    members: {
      enabled: {
        type: 'boolean',
        always: true,
        required: true,
        description:
          'A decision follows its component into a new version of the project and into a new version of the component, while the vulnerability is still there.',
      },
    },
  },
} satisfies Models;
