import type { EndpointsData } from '../format.ts';

export const configPropertyEndpoints = {
  'GET /api/v1/configProperty': {
    operation: 'getConfigProperties',
    summary: 'Lists the settings',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'ConfigProperty[]' },
  },
  'POST /api/v1/configProperty': {
    operation: 'updateConfigProperty',
    summary: 'Changes a setting',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'ConfigProperty', requires: ['groupName', 'propertyName'] },
    answers: { 200: 'ConfigProperty', 304: 'empty', 400: 'text', 404: 'text' },
  },
  'POST /api/v1/configProperty/aggregate': {
    operation: 'updateConfigProperties',
    summary: 'Changes several settings',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'ConfigProperty[]', requires: ['groupName', 'propertyName'] },
    answers: { 200: 'ConfigPropertyOrFault[]' },
  },
  'GET /api/v1/configProperty/public/{groupName}/{propertyName}': {
    operation: 'getPublicConfigProperty',
    summary: 'Returns a public setting',
    access: 'none',
    path: { groupName: 'string', propertyName: 'string' },
    answers: { 200: 'ConfigProperty', 403: 'empty' },
  },
} satisfies EndpointsData;
