import type { EndpointsData, Models } from '../format.ts';

/** Vulnerability sources and how they fare. */
export const sourceOwnEndpoints = {
  'GET /api/waybill/v1/sources': {
    operation: 'getSources',
    summary: 'Lists the vulnerability sources with the state of their latest runs',
    access: ['SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO'],
    answers: { 200: 'Source[]' },
  },
  'POST /api/waybill/v1/sources/{source}/mirror': {
    operation: 'mirrorSource',
    summary: 'Starts an update of a vulnerability source',
    access: ['SYSTEM_CONFIGURATION'],
    path: { source: 'string' },
    answers: { 202: 'TokenResponse', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

/** Explains the failure codes. */
export const failureWords =
  'The same as a word: what is asked is not there, it refuses this account, this request or for the moment, it is in trouble, cannot be reached, sent something that is no answer of it or cannot be used, sends more than is read, or its secret cannot be decrypted here.';

export const sourceOwnModels = {
  SourceProblem: {
    description: 'Why something could not be fetched.',
    members: {
      code: { type: 'SourceProblemCode', always: true },
      host: { type: 'string', always: true },
    },
  },
  SourcePart: {
    description: 'A file or ecosystem of a source.',
    members: {
      part: { type: 'string', always: true },
      records: { type: 'integer', always: true },
      lastSuccess: 'timestamp',
      lastAttempt: 'timestamp',
      error: {
        type: 'string',
        description: 'Why the latest attempt failed. What was imported before is kept.',
      },
      failure: { type: 'ServiceFailure', description: failureWords },
      problem: { type: 'SourceProblem', description: 'The same as a code, when the network was the reason.' },
    },
  },
  Source: {
    description: 'A vulnerability source.',
    members: {
      source: { type: 'SourceName', always: true },
      title: { type: 'string', always: true },
      enabled: { type: 'boolean', always: true, description: 'Whether the source is enabled.' },
      obstacle: { type: 'SourceObstacle', description: 'Why it does not run.' },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      lastSuccess: {
        type: 'timestamp',
        description: 'When one of its feeds was last imported without errors.',
      },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run is due.' },
      records: { type: 'integer', always: true, description: 'Number of records imported from it.' },
      disagreeingRecords: {
        type: 'integer',
        always: true,
        description:
          'How many of them have a package URL that is malformed or names another package than ecosystem and name, which count.',
      },
      error: { type: 'string', description: 'Why the latest run failed.' },
      failure: { type: 'ServiceFailure', description: failureWords },
      problem: { type: 'SourceProblem', description: 'The same as a code, when the network was the reason.' },
      warnings: { type: 'string[]', always: true },
      parts: { type: 'SourcePart[]', always: true, description: 'Its files or ecosystems.' },
    },
  },
} satisfies Models;
