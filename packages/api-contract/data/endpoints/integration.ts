import type { EndpointsData } from '../format.ts';

export const integrationEndpoints = {
  'GET /api/v1/integration/osv/ecosystem': {
    operation: 'getOsvEcosystems',
    summary: 'Lists the ecosystems that OSV has',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'string[]' },
  },
  'GET /api/v1/integration/osv/ecosystem/inactive': {
    operation: 'getInactiveOsvEcosystems',
    summary: 'Lists the ecosystems of OSV that are not mirrored',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'string[]' },
  },
} satisfies EndpointsData;
