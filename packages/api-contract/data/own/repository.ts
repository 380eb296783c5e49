import type { EndpointsData, Models } from '../format.ts';
import { failureWords } from './source.ts';

/** Package repositories and how they fare. */
export const repositoryOwnEndpoints = {
  'GET /api/waybill/v1/repositories': {
    operation: 'getRepositoryStates',
    summary: 'Returns how the look for latest versions fares, and each package repository',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'RepositoryStates' },
  },
  'POST /api/waybill/v1/repositories/look': {
    operation: 'lookForLatestVersions',
    summary: 'Starts a look for the latest versions of all packages',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 202: 'TokenResponse' },
  },
  'POST /api/waybill/v1/repositories/{type}/look': {
    operation: 'lookForLatestVersionsOfType',
    summary: 'Starts a look for the latest versions of the packages of a type',
    access: ['SYSTEM_CONFIGURATION'],
    path: { type: 'RepositoryType' },
    answers: { 202: 'TokenResponse', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/repositories/{type}/order': {
    operation: 'orderRepositories',
    summary: 'Sets the order in which the repositories of a type are asked',
    access: ['SYSTEM_CONFIGURATION'],
    path: { type: 'RepositoryType' },
    body: { type: 'RepositoryOrder', requires: ['uuids'] },
    answers: { 204: 'empty', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const repositoryOwnModels = {
  RepositoryStates: {
    description: 'How the look for latest versions fares, of all types together and of each.',
    members: {
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run is due.' },
      error: { type: 'string', description: 'Why the latest run failed.' },
      warnings: { type: 'string[]', always: true },
      types: { type: 'RepositoryLook[]', always: true, description: 'Types with an enabled repository.' },
      repositories: { type: 'RepositoryState[]', always: true },
    },
  },
  RepositoryLook: {
    description: 'How the look for the latest versions of a type of packages fares.',
    members: {
      type: { type: 'RepositoryType', always: true },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run over all packages is due.' },
      waiting: {
        type: 'integer',
        always: true,
        description: 'Number of packages that repositories are still to be asked for.',
      },
      error: { type: 'string', description: 'Why the latest run failed.' },
    },
  },
  RepositoryOrder: {
    description: 'All repositories of a type, the first one first.',
    members: { uuids: { type: 'uuid[]', required: true } },
  },
  RepositoryState: {
    description: 'How a package repository fares.',
    members: {
      uuid: { type: 'uuid', always: true },
      type: { type: 'RepositoryType', always: true },
      hasPassword: { type: 'boolean', always: true, description: 'All that is told of its password.' },
      lastAnswer: { type: 'timestamp', description: 'When it last answered.' },
      error: { type: 'string', description: 'Why it could not be asked the last time.' },
      failure: { type: 'ServiceFailure', description: failureWords },
      problem: { type: 'SourceProblem', description: 'The same as a code, when the network was the reason.' },
      errorAt: 'timestamp',
      oversizedPackages: {
        type: 'integer',
        always: true,
        description:
          'Number of packages for which it sends more than Waybill reads. It is asked for them again after a day.',
      },
    },
  },
} satisfies Models;
