import type { EndpointsData, Models } from '../format.ts';

/** Visible to anyone who can view or analyze findings. */
const readers = ['VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'] as const;

/** VEX documents of every format, and what became of each of their statements. */
export const vexOwnEndpoints = {
  'POST /api/waybill/v1/project/{uuid}/vex': {
    operation: 'importVex',
    summary: 'Uploads a VEX document as CycloneDX, OpenVEX or CSAF; the format is recognized',
    access: ['VULNERABILITY_ANALYSIS'],
    path: { uuid: 'uuid' },
    multipart: { vex: 'file' },
    answers: {
      202: 'TokenResponse',
      400: 'InvalidBomProblemDetails',
      403: 'ProblemDetails',
      404: 'ProblemDetails',
      413: 'ProblemDetails',
      415: 'ProblemDetails',
    },
  },
  'GET /api/waybill/v1/project/{uuid}/vex': {
    operation: 'getVexImports',
    summary: 'Lists the VEX documents that were uploaded for a project, newest first',
    access: readers,
    path: { uuid: 'uuid' },
    paged: { sort: [] },
    answers: { 200: 'VexImport[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/vex/{token}': {
    operation: 'getVexImport',
    summary: 'Returns an uploaded VEX document and how many of its statements were applied',
    access: readers,
    path: { token: 'uuid' },
    answers: { 200: 'VexImport', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/vex/{token}/statements': {
    operation: 'getVexStatements',
    summary: 'Lists what became of each statement of an uploaded VEX document',
    access: readers,
    path: { token: 'uuid' },
    query: {
      outcome: { type: 'VexOutcome[]', description: 'All when absent.' },
      reason: { type: 'VexReason[]', description: 'Only of statements that were not applied.' },
    },
    paged: {
      search: ['vulnerability', 'subject'],
      sort: ['position', 'vulnerability', 'subject', 'outcome', 'findings'],
    },
    answers: { 200: 'VexStatement[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/vex/{token}/original': {
    operation: 'getVexOriginal',
    summary: 'Returns an uploaded VEX document as it was received',
    access: readers,
    path: { token: 'uuid' },
    answers: {
      200: { file: ['application/json', 'application/vnd.cyclonedx+json', 'application/vnd.cyclonedx+xml'] },
      403: 'ProblemDetails',
      404: 'ProblemDetails',
    },
  },
  'GET /api/waybill/v1/vex/openvex/project/{uuid}': {
    operation: 'exportProjectOpenVex',
    summary: 'Exports the analyses of a project as an OpenVEX document',
    access: readers,
    path: { uuid: 'uuid' },
    query: { download: 'boolean' },
    answers: {
      200: { file: ['application/json', 'application/octet-stream'] },
      403: 'ProblemDetails',
      404: 'ProblemDetails',
      409: 'ProblemDetails',
    },
  },
  'GET /api/waybill/v1/vex/csaf/project/{uuid}': {
    operation: 'exportProjectCsaf',
    summary: 'Exports the analyses of a project as a CSAF document of the VEX profile',
    access: readers,
    path: { uuid: 'uuid' },
    query: { download: 'boolean' },
    answers: {
      200: { file: ['application/json', 'application/octet-stream'] },
      403: 'ProblemDetails',
      404: 'ProblemDetails',
      409: 'ProblemDetails',
    },
  },
} satisfies EndpointsData;

const count = { type: 'integer', always: true } as const;

export const vexOwnModels = {
  VexReasonCount: {
    members: { reason: { type: 'VexReason', always: true }, count },
  },
  VexImport: {
    description: 'An uploaded VEX document. What it came to is there once it has been processed.',
    members: {
      token: { type: 'uuid', always: true, description: 'Of the task that processes it.' },
      project: { type: 'TaskProject', always: true },
      sha256: {
        type: 'string',
        description:
          'Of the document; absent, like its size, where it was received by an installation that moved in.',
      },
      byteSize: 'integer',
      format: { type: 'VexFormat' },
      specVersion: 'string',
      uploadedBy: { type: 'string', description: 'The user or API key.' },
      receivedAt: { type: 'timestamp', always: true },
      processedAt: 'timestamp',
      statements: { type: 'integer', description: 'How many statements the document makes.' },
      applied: { type: 'integer', description: 'Statements that changed at least one analysis.' },
      kept: {
        type: 'integer',
        description: 'Statements whose component has no such finding; the analysis waits for it.',
      },
      unchanged: { type: 'integer', description: 'Statements that all findings agreed with already.' },
      notApplied: 'integer',
      findings: { type: 'integer', description: 'Findings whose analysis was changed.' },
      reasons: {
        type: 'VexReasonCount[]',
        always: true,
        description: 'Why statements were not applied, the most frequent first.',
      },
      isListed: {
        type: 'boolean',
        always: true,
        description: 'Whether its statements are listed; those of the ten newest documents of a project are.',
      },
    },
  },
  VexStatement: {
    description: 'What became of a statement: what the document says about one vulnerability of one product.',
    members: {
      position: { type: 'integer', always: true, description: 'In the document, from 1.' },
      path: { type: 'string', always: true, description: 'Its place in the document.' },
      vulnerability: { type: 'string', description: 'The ID that the document has.' },
      subject: { type: 'string', description: 'The component or product; absent when the project is meant.' },
      state: {
        type: 'AnalysisState',
        description: 'What stands now; without a finding, or with several states, what the document says.',
      },
      outcome: { type: 'VexOutcome', always: true },
      reason: { type: 'VexReason', description: 'Why it was not applied.' },
      message: { type: 'string', description: 'The reason in English, with what it is about.' },
      findings: { type: 'integer', always: true, description: 'Findings whose analysis it changed.' },
    },
  },
} satisfies Models;
