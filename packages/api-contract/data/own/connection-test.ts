import type { EndpointsData, Models } from '../format.ts';

/** Trying out whether hosts of others can be reached and take us. */
export const connectionTestEndpoints = {
  'POST /api/waybill/v1/sources/{source}/test': {
    operation: 'testSource',
    summary: 'Tries out the connection to a vulnerability source, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    path: { source: 'string' },
    body: { type: 'ConnectionTestSettings', requires: ['settings'] },
    answers: { 200: 'ConnectionTest', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/analyzers/{analyzer}/test': {
    operation: 'testAnalyzer',
    summary: 'Tries out the connection to an analyzer, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    path: { analyzer: 'string' },
    body: { type: 'ConnectionTestSettings', requires: ['settings'] },
    answers: { 200: 'ConnectionTest', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/integrations/{integration}/test': {
    operation: 'testIntegration',
    summary: 'Tries out the connection to DefectDojo, Fortify SSC, Kenna or Jira, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    path: { integration: 'string' },
    body: { type: 'ConnectionTestSettings', requires: ['settings'] },
    answers: { 200: 'ConnectionTest', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/repositories/test': {
    operation: 'testRepository',
    summary: 'Tries out the connection to a package repository, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'RepositoryTest' },
    answers: { 200: 'ConnectionTest', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const connectionTestModels = {
  ConnectionTestSettings: {
    description: 'Settings as they would be; whatever is not named is taken as it is stored.',
    members: {
      settings: {
        type: 'SettingChange[]',
        required: true,
        max: 100,
        description: 'A stored secret goes to the host that it was stored for, and to no other.',
      },
    },
  },
  RepositoryTest: {
    description:
      'A repository as it would be; of one that is stored, whatever is not named is taken as it is.',
    members: {
      uuid: { type: 'uuid', form: 'uuid', description: 'Of the one that is stored.' },
      type: { type: 'RepositoryType', description: 'Of one that is not stored yet.' },
      url: { type: 'string', max: 2048, form: 'noControls', trimmed: true },
      authenticationRequired: 'boolean',
      username: { type: 'string', max: 255, form: 'noControls', trimmed: true },
      password: {
        type: 'string',
        max: 4096,
        description: 'Absent or empty: the stored one, for the host that it was stored for.',
      },
    },
  },
  ConnectionTest: {
    description: 'What came of trying out a connection, step by step.',
    members: {
      ok: { type: 'boolean', always: true, description: 'Whether no step failed.' },
      host: { type: 'string', description: 'Absent: there is no address.' },
      steps: { type: 'ConnectionTestStep[]', always: true },
      targets: {
        type: 'JiraTarget[]',
        description:
          'Of Jira, where nothing failed: where rules create issues, and which fields have no value there.',
      },
    },
  },
  ConnectionTestStep: {
    description:
      'One step. When one fails, those behind it are skipped. Of several accounts, each has a step of its own.',
    members: {
      step: { type: 'ConnectionStep', always: true },
      outcome: { type: 'ConnectionOutcome', always: true },
      code: {
        type: 'ConnectionCode',
        description: 'Why it failed or was skipped, or what is worth knowing.',
      },
      account: {
        type: 'integer',
        description: 'Of several accounts or tokens, the one that it is about: its place, from 1.',
      },
      status: { type: 'integer', description: 'HTTP status of the answer.' },
      remaining: { type: 'integer', description: 'Requests left in the current period.' },
      limit: { type: 'integer', description: 'Requests in a period.' },
      resetAt: {
        type: 'timestamp',
        description: 'When the next period begins, or requests are taken again.',
      },
    },
  },
} satisfies Models;
