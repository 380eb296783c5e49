import type { EndpointsData, Models } from '../format.ts';

/** Limits of an API key, which API v1 cannot express. */
export const apiKeyOwnEndpoints = {
  'GET /api/waybill/v1/team/{uuid}/api-key': {
    operation: 'getTeamApiKeys',
    summary: 'Lists the API keys of a team with what they are limited to',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ManagedApiKey[]', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/team/{uuid}/api-key': {
    operation: 'createLimitedApiKey',
    summary: 'Makes an API key for a team, and says what it is limited to',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: 'ApiKeyRules',
    answers: { 201: 'ManagedApiKey', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/api-key/{publicIdOrKey}': {
    operation: 'limitApiKey',
    summary: 'Replaces what an API key is limited to, and its comment; the key stays',
    access: ['ACCESS_MANAGEMENT'],
    path: { publicIdOrKey: 'string' },
    body: 'ApiKeyRules',
    answers: { 200: 'ManagedApiKey', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const apiKeyOwnModels = {
  ApiKeyRules: {
    description: 'All that is said of an API key. What is left out is taken away.',
    members: {
      comment: { type: 'string', max: 255, form: 'noControls', trimmed: true },
      expires: { type: 'timestamp', description: 'From then on the key is refused.' },
      projects: {
        type: 'LimitingProject[]',
        description: 'The key sees and changes only these. Left out: all that its team may see.',
      },
      accessTeams: {
        type: 'ListedTeam[]',
        description: 'Teams that may be let see the projects that this key creates, besides its own.',
      },
    },
  },
  LimitingProject: {
    members: {
      uuid: { type: 'uuid', always: true, required: true },
      name: { type: 'string', always: true, readOnly: true },
      version: { type: 'string', readOnly: true },
      withChildren: { type: 'boolean', always: true, description: 'And all projects below it.' },
    },
  },
  ListedTeam: {
    members: {
      uuid: { type: 'uuid', always: true, required: true },
      name: { type: 'string', always: true, readOnly: true },
    },
  },
  ManagedApiKey: {
    description: 'An API key with all that is said of it. A limited one has `projects`.',
    members: {
      key: { type: 'string', description: 'The whole key, only when it has just been made.' },
      publicId: { type: 'string', always: true },
      maskedKey: { type: 'string', always: true },
      legacy: { type: 'boolean', always: true },
      comment: 'string',
      created: { type: 'timestamp', always: true },
      lastUsed: 'timestamp',
      expires: 'timestamp',
      projects: 'LimitingProject[]',
      accessTeams: { type: 'ListedTeam[]', always: true },
    },
  },
} satisfies Models;
