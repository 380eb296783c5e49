import type { EndpointsData } from '../format.ts';

export const integrationEndpoints = {
  'GET /api/v1/integration/osv/ecosystem': {
    operation: 'getOsvEcosystems',
    summary: 'Lists the OSV ecosystems',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'string[]' },
  },
  'GET /api/v1/integration/osv/ecosystem/inactive': {
    operation: 'getInactiveOsvEcosystems',
    summary: 'Lists the OSV ecosystems that are not enabled',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'string[]' },
  },
} satisfies EndpointsData;
