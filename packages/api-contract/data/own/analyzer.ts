import type { EndpointsData, Models } from '../format.ts';
import { failureWords } from './source.ts';

/** Analyzers that work in the background and how they fare. */
export const analyzerOwnEndpoints = {
  'GET /api/waybill/v1/analyzers': {
    operation: 'getAnalyzers',
    summary: 'Lists the external analyzers and the fuzzy match with the state of their latest runs',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Analyzer[]' },
  },
  'POST /api/waybill/v1/analyzers/{analyzer}/run': {
    operation: 'runAnalyzer',
    summary: 'Starts a run of an analyzer over all components whose results have expired',
    access: ['SYSTEM_CONFIGURATION'],
    path: { analyzer: 'string' },
    answers: { 202: 'TokenResponse', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/analyzers/internal': {
    operation: 'getInternalAnalyzer',
    summary: 'Returns when the internal analyzer last matched components, and what it matches now',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'InternalAnalyzer' },
  },
  'POST /api/waybill/v1/analyzers/internal/run': {
    operation: 'runInternalAnalyzer',
    summary: 'Starts a run of the internal analyzer over all components',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 202: 'TokenResponse', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const analyzerOwnModels = {
  Analyzer: {
    description: 'An analyzer that works in the background.',
    members: {
      analyzer: { type: 'AnalyzerName', always: true },
      title: { type: 'string', always: true },
      enabled: { type: 'boolean', always: true, description: 'Whether it runs with its current settings.' },
      obstacle: { type: 'AnalyzerObstacle', description: 'Why it does not run.' },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      lastAnswer: { type: 'timestamp', description: 'When it last answered.' },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run over all components is due.' },
      waiting: {
        type: 'integer',
        always: true,
        description: 'Number of distinct components that it is still to be asked about.',
      },
      error: {
        type: 'string',
        description: 'Why the latest run failed. Earlier results are kept.',
      },
      failure: { type: 'ServiceFailure', description: failureWords },
      problem: { type: 'SourceProblem', description: 'The same as a code, when the network was the reason.' },
    },
  },
  InternalAnalyzer: {
    description:
      'The internal analyzer. It matches new components in their upload and changed records in the update of their source; a run over all components is only needed when something was missed.',
    members: {
      enabled: { type: 'boolean', always: true, description: 'Whether it finds anything new.' },
      state: {
        type: 'SourceRunState',
        always: true,
        description: 'Of the latest run over all components.',
      },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      lastMatch: {
        type: 'timestamp',
        description: 'When components were last matched, in whatever work. Absent while it is disabled.',
      },
      error: { type: 'string', description: 'Why the latest run failed. Earlier findings are kept.' },
      work: {
        type: 'MatchingWork[]',
        always: true,
        description: 'Work under way that matches components beside that run.',
      },
      failedProjects: {
        type: 'integer',
        always: true,
        description:
          'Number of projects whose latest analysis failed, with no run over all components since.',
      },
    },
  },
  MatchingWork: {
    description: 'Work of one kind in which components are matched.',
    members: {
      kind: { type: 'MatchingWorkKind', always: true },
      source: { type: 'SourceName', description: 'Whose records are imported.' },
      running: { type: 'integer', always: true },
      queued: { type: 'integer', always: true },
      progress: { type: 'number', always: true, description: '0 to 100, on average.' },
    },
  },
} satisfies Models;
