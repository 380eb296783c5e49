import type { EndpointsData, Models } from '../format.ts';

/** Accounts of pipelines and other programs. */
export const serviceAccountOwnEndpoints = {
  'GET /api/waybill/v1/service-account': {
    operation: 'getServiceAccounts',
    summary: 'Lists the service accounts by name',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'ServiceAccount[]' },
  },
  'GET /api/waybill/v1/service-account/{name}': {
    operation: 'getServiceAccount',
    summary: 'Returns a service account',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string' },
    answers: { 200: 'ServiceAccount', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/service-account': {
    operation: 'createServiceAccount',
    summary: 'Adds a service account',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'NewServiceAccount', requires: ['name'] },
    answers: { 201: 'ServiceAccount', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/service-account/{name}': {
    operation: 'updateServiceAccount',
    summary: 'Changes what is said of a service account, or suspends it',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string' },
    body: 'ServiceAccountChange',
    answers: { 200: 'ServiceAccount', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/service-account/{name}': {
    operation: 'deleteServiceAccount',
    summary: 'Deletes a service account with its API keys',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/service-account/{name}/team/{uuid}': {
    operation: 'addServiceAccountToTeam',
    summary: 'Puts a service account into a team',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string', uuid: 'uuid' },
    answers: { 200: 'ServiceAccount', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}': {
    operation: 'removeServiceAccountFromTeam',
    summary: 'Takes a service account out of a team',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string', uuid: 'uuid' },
    answers: { 200: 'ServiceAccount', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/service-account/{name}/api-key': {
    operation: 'getServiceAccountApiKeys',
    summary: 'Lists the API keys of a service account with what they are limited to',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string' },
    answers: { 200: 'ManagedApiKey[]', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/service-account/{name}/api-key': {
    operation: 'createServiceAccountApiKey',
    summary: 'Makes an API key for a service account, and says what it is limited to',
    access: ['ACCESS_MANAGEMENT'],
    path: { name: 'string' },
    body: 'ApiKeyRules',
    answers: { 201: 'ManagedApiKey', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const serviceAccountOwnModels = {
  ServiceAccount: {
    description: 'A pipeline or another program. What it may do follows from its teams.',
    members: {
      name: { type: 'string', always: true },
      description: 'string',
      suspended: { type: 'boolean', always: true, description: 'Its keys and tokens are refused.' },
      created: { type: 'timestamp', always: true },
      lastUsed: { type: 'timestamp', description: 'Of a key of it, or of a token that is still valid.' },
      apiKeys: { type: 'integer', always: true, description: 'How many API keys it has.' },
      teams: { type: 'ListedTeam[]', always: true },
    },
  },
  NewServiceAccount: {
    members: {
      name: {
        type: 'string',
        required: true,
        notBlank: true,
        max: 255,
        form: 'identifier',
        trimmed: true,
        description: 'What trails show; no user has it.',
      },
      description: { type: 'string', max: 1024, form: 'noControls', trimmed: true },
    },
  },
  ServiceAccountChange: {
    description: 'All that is said of a service account. What is left out is taken away.',
    members: {
      description: { type: 'string', max: 1024, form: 'noControls', trimmed: true },
      suspended: 'boolean',
    },
  },
} satisfies Models;
