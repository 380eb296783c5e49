import type { EndpointsData } from '../format.ts';

/** Filters of findings. */
export const findingFilter = {
  open: {
    type: 'boolean',
    description:
      'Only open findings: neither suppressed nor resolved, a false positive, or not affected. States that are asked for count instead.',
  },
  suppressed: { type: 'boolean', description: 'Include suppressed findings.' },
  onlySuppressed: { type: 'boolean', description: 'Only suppressed findings.' },
  severity: 'Severity[]',
  source: 'string[]',
  analyzer: 'AnalyzerIdentity[]',
  state: 'AnalysisState[]',
  exploited: { type: 'boolean', description: 'Only known exploited vulnerabilities.' },
  minEpss: { type: 'number', description: '0 to 1.' },
  maxEpss: { type: 'number', description: '0 to 1.' },
  minCvss: { type: 'number', description: '0 to 10.' },
  maxCvss: { type: 'number', description: '0 to 10.' },
  dependency: 'DependencyDepth',
  fix: 'FixState',
  ticket: {
    type: 'TicketFilter[]',
    description:
      'Only findings with a ticket, with none, or with one that comes to this. One whose tracker has not been asked yet is to be done.',
  },
  foundSince: { type: 'date', description: 'First seen on or after this day.' },
  foundUntil: { type: 'date', description: 'First seen on or before this day.' },
  component: 'uuid',
  vulnerability: { type: 'string', description: 'ID, CVE ID, or UUID of a vulnerability.' },
  flaw: { type: 'uuid', description: 'UUID of a vulnerability, including its whole alias group.' },
  reasonsChanged: {
    type: 'boolean',
    description: 'Only findings whose facts changed after somebody decided about them.',
  },
} as const;

/** Likewise where findings are rows of their own. */
export const findingListFilter = {
  ...findingFilter,
  everyRecord: {
    type: 'boolean',
    description:
      'List every record of an alias group that matches a component. Otherwise the most severe one stands for the others, unless a source or an analyzer is asked for.',
  },
} as const;

export const findingSearch = [
  'component.name',
  'component.group',
  'component.purl',
  'vulnerability.vulnId',
  'vulnerability.cveId',
  'vulnerability.title',
];

/** Findings of a project with the merged facts of their flaw. */
export const findingOwnEndpoints = {
  'GET /api/waybill/v1/project/{uuid}/findings': {
    operation: 'getAuditFindings',
    summary: 'Lists the findings of a project, with filters and paging',
    access: ['VIEW_VULNERABILITY'],
    path: { uuid: 'uuid' },
    query: findingListFilter,
    paged: {
      search: findingSearch,
      sort: [
        'vulnerability.urgency',
        'component.name',
        'component.version',
        'component.group',
        'vulnerability.vulnId',
        'vulnerability.cveId',
        'vulnerability.title',
        'vulnerability.severity',
        'vulnerability.cvss',
        'vulnerability.epssScore',
        'vulnerability.published',
        'fix.nearest',
        'analysis.state',
        'analysis.isSuppressed',
        'attribution.attributedOn',
      ],
    },
    answers: { 200: 'AuditFinding[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/findings/groups': {
    operation: 'getFindingGroups',
    summary: 'Lists the findings of a project grouped by vulnerability or component, most urgent first',
    access: ['VIEW_VULNERABILITY'],
    path: { uuid: 'uuid' },
    query: { by: { type: 'FindingGrouping', required: true }, ...findingFilter },
    paged: { search: findingSearch, sort: ['urgency', 'findings', 'components', 'flaws', 'name'] },
    answers: { 200: 'FindingGroup[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/findings/unrated': {
    operation: 'getUnratedFindings',
    summary: 'Counts the findings of a project without a severity that have at least an EPSS',
    access: ['VIEW_VULNERABILITY'],
    path: { uuid: 'uuid' },
    query: {
      minEpss: { type: 'number', description: '0 to 1, by default 0.1.' },
      suppressed: findingFilter.suppressed,
      open: findingFilter.open,
    },
    answers: { 200: 'UnratedFindings', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/{uuid}/findings/decisions': {
    operation: 'decideFindings',
    summary: 'Decides about many findings of a project at once, by their ids or by the filter of the list',
    access: ['VULNERABILITY_ANALYSIS'],
    path: { uuid: 'uuid' },
    query: {
      ...findingListFilter,
      by: {
        type: 'FindingGrouping',
        description: 'The ids are those of groups; each stands for all of its findings that fit the filter.',
      },
      searchText: { type: 'string', description: 'As of the list.' },
    },
    body: { type: 'FindingDecisions', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/{uuid}/findings/decisions/effect': {
    operation: 'countOverwrittenFindings',
    summary: 'Counts the earlier decisions that a decision about many findings would change; changes nothing',
    access: ['VULNERABILITY_ANALYSIS'],
    path: { uuid: 'uuid' },
    query: {
      ...findingListFilter,
      by: { type: 'FindingGrouping', description: 'As of the decision.' },
      searchText: { type: 'string', description: 'As of the list.' },
    },
    body: { type: 'FindingDecisions', requires: ['selection'] },
    answers: { 200: 'DecisionEffect', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}': {
    operation: 'getFinding',
    summary: 'Returns a finding with the details from all records of its vulnerability',
    access: ['VIEW_VULNERABILITY'],
    path: { uuid: 'uuid', component: 'uuid', vulnerability: 'uuid' },
    answers: { 200: 'FindingDetails', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision': {
    operation: 'decideFinding',
    summary: 'Decides about a finding, in a way that can be undone',
    access: ['VULNERABILITY_ANALYSIS'],
    path: { uuid: 'uuid', component: 'uuid', vulnerability: 'uuid' },
    body: 'FindingDecision',
    answers: { 200: 'FindingDecided', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/findings/decisions/{token}/undo': {
    operation: 'undoFindingDecision',
    summary: "Takes back one of one's own decisions about a finding, unless somebody has decided since",
    access: ['VULNERABILITY_ANALYSIS'],
    path: { token: 'uuid' },
    answers: { 204: 'empty', 403: 'ProblemDetails', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;
