import type { EndpointsData, Models } from '../format.ts';

const recipient = {
  for: { type: 'string', description: 'Who the report is for; at most 200 characters.' },
} as const;

/** The state of a project as people hand it on. */
export const reportEndpoints = {
  'GET /api/waybill/v1/project/{uuid}/report': {
    operation: 'getProjectReport',
    summary:
      'Returns the state of a project as a PDF in the language of Accept-Language: English, German, or Japanese',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: recipient,
    answers: { 200: { file: ['application/pdf'] }, 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/report/data': {
    operation: 'getProjectReportData',
    summary: 'Returns the state of a project as data, the same that the PDF shows',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: recipient,
    answers: { 200: 'ProjectReport', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const reportModels = {
  ReportProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      group: 'string',
      description: 'string',
      classifier: 'Classifier',
      active: { type: 'boolean', always: true },
      owner: { type: 'OwnerName', description: 'Who is responsible: set on it or inherited.' },
      members: {
        type: 'integer',
        description: 'Of a collection: how many projects it is made of, as far as the caller may see them.',
      },
      lastBomImport: 'timestamp',
      lastBomImportFormat: 'string',
      lastVulnerabilityAnalysis: 'timestamp',
    },
  },
  ReportSource: {
    description: 'A vulnerability source that is enabled or has been imported.',
    members: {
      title: { type: 'string', always: true },
      enabled: { type: 'boolean', always: true },
      lastSuccess: { type: 'timestamp', description: 'Absent when it has never been imported.' },
      parts: { type: 'integer', always: true, description: 'Feeds or ecosystems that it is read in.' },
      failedParts: {
        type: 'string[]',
        always: true,
        description: 'Those whose last run failed, so that their records may be old or missing.',
      },
      failed: { type: 'boolean', always: true, description: 'Whether the last run of any part failed.' },
    },
  },
  ReportComponent: {
    members: {
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      fixedIn: { type: 'string', description: 'The lowest version with a fix, when a record lists one.' },
      project: {
        type: 'string',
        description: 'Of a collection: name and version of the project that has it.',
      },
    },
  },
  ReportVulnerability: {
    description: 'An open vulnerability with the merged facts of its alias group.',
    members: {
      vulnerability: { type: 'FlawSummary', always: true },
      components: { type: 'ReportComponent[]', always: true, description: 'A few of them, by name.' },
      componentCount: { type: 'integer', always: true },
    },
  },
  ReportVulnerabilities: {
    description: 'Neither suppressed nor resolved, a false positive, or not affecting the project.',
    members: {
      total: { type: 'integer', always: true },
      critical: { type: 'integer', always: true },
      high: { type: 'integer', always: true },
      medium: { type: 'integer', always: true },
      low: { type: 'integer', always: true },
      info: { type: 'integer', always: true },
      unassigned: { type: 'integer', always: true },
      exploited: { type: 'integer', always: true, description: 'Known exploited ones.' },
      rows: {
        type: 'ReportVulnerability[]',
        always: true,
        description: 'The most urgent ones, at most 1,000.',
      },
    },
  },
  ReportAnalysis: {
    description: 'What was stated about a finding, and why.',
    members: {
      component: { type: 'ReportComponent', always: true },
      vulnerability: { type: 'FlawSummary', always: true },
      analysis: { type: 'Analysis', always: true, description: 'With its latest comments, at most 10.' },
      commentCount: { type: 'integer', always: true },
      updated: { type: 'timestamp', always: true },
    },
  },
  ReportAnalyses: {
    members: {
      total: { type: 'integer', always: true },
      rows: { type: 'ReportAnalysis[]', always: true, description: 'The most urgent ones, at most 500.' },
    },
  },
  ReportViolation: {
    description: 'A violated condition of a policy.',
    members: {
      uuid: { type: 'uuid', always: true },
      type: { type: 'PolicyViolationType', always: true },
      state: { type: 'PolicyViolationState', always: true, description: 'That of its policy.' },
      policy: { type: 'ViolatedPolicy', always: true },
      condition: { type: 'ViolatedCondition', always: true },
      component: { type: 'ReportComponent', always: true },
      since: { type: 'timestamp', always: true, description: 'Since when it is violated without a break.' },
      analysis: { type: 'ViolationAnalysisState', always: true },
    },
  },
  ReportViolations: {
    description:
      'Open policy violations, which are neither suppressed nor approved, and how many others there are.',
    members: {
      total: { type: 'integer', always: true },
      fail: { type: 'integer', always: true },
      warn: { type: 'integer', always: true },
      info: { type: 'integer', always: true },
      approved: { type: 'integer', always: true, description: 'Without suppressed ones.' },
      suppressed: { type: 'integer', always: true },
      rows: { type: 'ReportViolation[]', always: true, description: 'The gravest open ones, at most 1,000.' },
    },
  },
  ReportLicense: {
    members: {
      name: { type: 'string', always: true, description: 'SPDX ID, expression, or name.' },
      components: { type: 'integer', always: true },
    },
  },
  ReportLicenses: {
    members: {
      total: { type: 'integer', always: true, description: 'Different licenses.' },
      unlicensed: { type: 'integer', always: true, description: 'Components without a license.' },
      rows: { type: 'ReportLicense[]', always: true, description: 'The most common ones, at most 100.' },
    },
  },
  ProjectReport: {
    description: 'The state of a project.',
    members: {
      project: { type: 'ReportProject', always: true },
      created: { type: 'timestamp', always: true },
      createdBy: { type: 'string', always: true },
      recipient: 'string',
      sources: { type: 'ReportSource[]', always: true },
      metrics: { type: 'ProjectMetrics', always: true },
      vulnerabilities: {
        type: 'ReportVulnerabilities',
        description: 'Absent when the caller may not view vulnerabilities, as are the analyses.',
      },
      analyses: 'ReportAnalyses',
      violations: {
        type: 'ReportViolations',
        description: 'Absent when the caller may not view policy violations.',
      },
      coverage: { type: 'Coverage', always: true },
      licenses: { type: 'ReportLicenses', always: true },
    },
  },
} satisfies Models;
