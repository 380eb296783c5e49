import type { EndpointsData, Models } from '../format.ts';
import { scoredVulnerability } from './vulnerability.ts';

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

export const findingOwnModels = {
  AuditFindingComponent: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      purl: 'purl',
      cpe: 'string',
      isDirect: { type: 'boolean', description: 'The project itself depends on it.' },
    },
  },
  FlawOrigins: {
    description: 'IDs of the records that the facts of a vulnerability come from.',
    members: {
      severity: { type: 'string', always: true },
      title: 'string',
      cvss: 'string',
      epss: 'string',
      knownExploited: 'string',
    },
  },
  FlawScore: {
    description: 'A CVSS base score.',
    members: {
      version: { type: 'CvssVersion', always: true },
      score: { type: 'number', always: true },
      from: { type: 'string', always: true, description: 'ID of the record that states it.' },
      vector: { type: 'string', description: 'Absent in lists, and where the record has none.' },
    },
  },
  FlawSummary: {
    description: 'A vulnerability with the merged facts of all records in its alias group.',
    members: {
      ...scoredVulnerability,
      scores: { type: 'FlawScore[]', always: true, description: 'By version of CVSS, the newest first.' },
      cveId: { type: 'string', description: 'The CVE of the alias group, whatever the ID of the record is.' },
      epssPercentile: 'number',
      knownExploited: {
        type: 'KnownExploited',
        description: 'Absent when it is not a known exploited vulnerability.',
      },
      published: 'timestamp',
      cwes: { type: 'integer[]', always: true },
      aliases: { type: 'FindingAlias[]', always: true },
      origins: { type: 'FlawOrigins', always: true },
    },
  },
  FindingFix: {
    description: 'Versions that fix a finding.',
    members: {
      nearest: {
        type: 'string',
        always: true,
        description:
          'The lowest one. Instead of a pre-release, the lowest release with its major version if the records list one.',
      },
      isPrerelease: { type: 'boolean', description: 'The nearest one is a pre-release. Otherwise absent.' },
      latest: { type: 'string', description: 'The highest one in the records, when there are several.' },
      from: { type: 'string', always: true, description: 'ID of the record that lists the nearest version.' },
    },
  },
  AuditFindingAnalysis: {
    members: {
      state: { type: 'AnalysisState', always: true },
      isSuppressed: { type: 'boolean', always: true },
      isRecorded: {
        type: 'boolean',
        always: true,
        description: 'False when there is no analysis and no comment.',
      },
      reasonsChanged: {
        type: 'DecisionReason[]',
        description: 'What changed since somebody decided. Absent when nothing did.',
      },
      carriedFrom: { type: 'CarriedDecision', description: 'Absent when it was decided here.' },
    },
  },
  CarriedDecision: {
    description: 'Where a decision was taken that followed its component into another version.',
    members: {
      project: { type: 'uuid', description: 'Absent for an earlier version of a component of this project.' },
      projectVersion: 'string',
      componentVersion: 'string',
      by: { type: 'string', description: 'Who decided.' },
      decidedOn: 'timestamp',
    },
  },
  ReasonChange: {
    description: 'A fact of a vulnerability at the time of a decision, and now.',
    members: {
      reason: { type: 'DecisionReason', always: true },
      before: {
        type: 'string',
        description:
          'A severity, the lowest version with a fix, `true` or `false`, or a band of EPSS scores.',
      },
      now: 'string',
    },
  },
  AuditFindingOrigin: {
    members: {
      analyzerIdentity: { type: 'AnalyzerIdentity', always: true },
      attributedOn: { type: 'timestamp', always: true },
    },
  },
  AuditFinding: {
    description: 'A finding as shown in lists.',
    members: {
      component: { type: 'AuditFindingComponent', always: true },
      vulnerability: { type: 'FlawSummary', always: true },
      fix: { type: 'FindingFix', description: 'Absent when no record lists a fixed version.' },
      analysis: { type: 'AuditFindingAnalysis', always: true },
      attribution: { type: 'AuditFindingOrigin', always: true },
      otherRecords: {
        type: 'RecordRef[]',
        description: 'Other records of the alias group that match the component, for which this one stands.',
      },
    },
  },
  RecordRef: {
    description: 'A record of a vulnerability.',
    members: {
      uuid: { type: 'uuid', always: true },
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
    },
  },
  UnratedFindings: {
    description: 'How many findings have no severity although they are likely to be exploited.',
    members: { findings: { type: 'integer', always: true } },
  },
  FindingGroup: {
    description: 'Findings of one vulnerability or of one component.',
    members: {
      vulnerability: { type: 'FlawSummary', description: 'For a vulnerability, its most complete record.' },
      component: { type: 'AuditFindingComponent', description: 'Of a component.' },
      severity: { type: 'Severity', always: true, description: 'The highest of them.' },
      exploited: { type: 'boolean', always: true },
      findings: {
        type: 'integer',
        always: true,
        description:
          'The records of a flaw on a component are one in a project; the leading one speaks for them.',
      },
      components: { type: 'integer', always: true },
      flaws: { type: 'integer', always: true },
      fixable: { type: 'integer', always: true, description: 'Findings with a known fix.' },
      decided: { type: 'integer', always: true, description: 'Findings with a state other than NOT_SET.' },
    },
  },
  FindingDetails: {
    description: 'A finding with the details from all records of its vulnerability.',
    extends: 'AuditFinding',
    members: {
      description: { type: 'string', description: 'Markdown; from the first record that has one.' },
      recommendation: 'string',
      references: { type: 'string[]', always: true, description: 'URLs, each once.' },
      cweNames: { type: 'Cwe[]', always: true },
      records: { type: 'FlawRecord[]', always: true, description: "The finding's own first." },
      reasonChanges: { type: 'ReasonChange[]', always: true },
      tickets: {
        type: 'Ticket[]',
        always: true,
        description:
          'Issues that notifications made of it, or of another record of its flaw; the newest first.',
      },
    },
  },
  FindingDecision: {
    description: 'What is decided about a finding; what is left out stays as it is.',
    members: {
      analysisState: 'AnalysisState',
      analysisJustification: 'AnalysisJustification',
      analysisResponse: 'AnalysisResponse',
      analysisDetails: { type: 'string', form: 'severalLines', trimmed: true },
      clearDetails: { type: 'boolean', description: 'Takes the details away.' },
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
      aliases: {
        type: 'boolean',
        description:
          'Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each.',
      },
      components: {
        type: 'uuid[]',
        description:
          'Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for.',
      },
    },
  },
  FindingDecided: {
    description: 'A decision that has been taken.',
    members: {
      analysis: { type: 'Analysis', always: true },
      undo: { type: 'uuid', always: true, description: 'Token that takes it back, for a day.' },
    },
  },
  DecisionEffect: {
    description: 'What a decision about many things would do to those that somebody has decided about.',
    members: {
      overwritten: {
        type: 'integer',
        always: true,
        description:
          'Of those with a state other than NOT_SET, and of suppressed ones, how many it would change. The records of a flaw on a component are one.',
      },
    },
  },
  FindingDecisions: {
    description:
      'What is decided about many findings; what is left out stays as it is. A finding is named by the uuids of its component and vulnerability, with a colon between them.',
    members: {
      selection: { type: 'BulkSelection', required: true },
      analysisState: 'AnalysisState',
      analysisJustification: 'AnalysisJustification',
      analysisResponse: 'AnalysisResponse',
      analysisDetails: { type: 'string', form: 'severalLines', trimmed: true },
      clearDetails: { type: 'boolean', description: 'Takes the details away.' },
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
      aliases: {
        type: 'boolean',
        description:
          'Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one.',
      },
    },
  },
} satisfies Models;
