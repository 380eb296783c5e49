import type { EndpointsData, Models } from '../format.ts';
import { failureWords } from './source.ts';

/** Systems that findings are uploaded to, and how that goes. */
export const integrationOwnEndpoints = {
  'GET /api/waybill/v1/integrations': {
    operation: 'getIntegrations',
    summary: 'Lists the systems that findings are uploaded to with the state of their latest runs',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Integration[]' },
  },
  'POST /api/waybill/v1/integrations/{integration}/run': {
    operation: 'runIntegration',
    summary: 'Starts an upload of the findings of all projects that take part',
    access: ['SYSTEM_CONFIGURATION'],
    path: { integration: 'string' },
    answers: { 202: 'TokenResponse', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/integrations/{integration}/uploads': {
    operation: 'getIntegrationUploads',
    summary: 'Lists the latest upload of each project that the caller sees, by project name',
    access: ['SYSTEM_CONFIGURATION'],
    path: { integration: 'string' },
    query: { outcome: { type: 'UploadOutcome', description: 'Only those that ended so.' } },
    paged: { search: ['projectName'], sort: ['projectName', 'tried', 'sent', 'findings'] },
    answers: { 200: 'IntegrationUpload[]', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/integrations': {
    operation: 'getProjectIntegrations',
    summary: 'Says of each integration whether a project takes part, and how its latest upload ended',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ProjectIntegration[]', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

const upload = {
  target: { type: 'string', description: 'Where it went, in the words of the other system.' },
  tried: { type: 'timestamp', description: 'When the latest upload was tried.' },
  sent: { type: 'timestamp', description: 'When one arrived last.' },
  findings: { type: 'integer', description: 'In the upload that arrived last.' },
  reason: { type: 'string', description: 'Why the latest upload failed.' },
  failure: { type: 'ServiceFailure', description: failureWords },
} as const;

export const integrationOwnModels = {
  Integration: {
    description: 'A system that findings are uploaded to.',
    members: {
      integration: { type: 'IntegrationName', always: true },
      title: { type: 'string', always: true },
      enabled: { type: 'boolean', always: true, description: 'Whether it runs with its current settings.' },
      obstacle: { type: 'IntegrationObstacle', description: 'Why it does not run.' },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run is due.' },
      error: { type: 'string', description: 'Why the latest run ended early.' },
      sent: {
        type: 'integer',
        always: true,
        description: 'Number of visible projects whose latest upload arrived.',
      },
      failed: {
        type: 'integer',
        always: true,
        description: 'Number of visible projects whose latest upload failed.',
      },
    },
  },
  IntegrationUpload: {
    description: 'How the latest upload of a project to an integration ended.',
    members: {
      project: { type: 'uuid', always: true },
      projectName: { type: 'string', always: true },
      projectVersion: 'string',
      outcome: { type: 'UploadOutcome', always: true },
      ...upload,
    },
  },
  ProjectIntegration: {
    description: 'An integration as far as it concerns a project.',
    members: {
      integration: { type: 'IntegrationName', always: true },
      title: { type: 'string', always: true },
      enabled: { type: 'boolean', always: true, description: 'Whether it runs with its current settings.' },
      takesPart: {
        type: 'boolean',
        always: true,
        description: 'Whether the findings of the project are uploaded while it is enabled.',
      },
      outcome: { type: 'UploadOutcome', description: 'Absent: nothing was uploaded yet.' },
      ...upload,
    },
  },
} satisfies Models;
