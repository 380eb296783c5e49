import type { EndpointsData } from '../format.ts';

export const cweEndpoints = {
  'GET /api/v1/cwe': {
    operation: 'getCwes',
    summary: 'Lists the CWEs',
    access: 'authenticated',
    paged: { search: ['cweId', 'name'] },
    answers: { 200: 'Cwe[]' },
  },
  'GET /api/v1/cwe/{cweId}': {
    operation: 'getCwe',
    summary: 'Returns a CWE',
    access: 'authenticated',
    path: { cweId: 'integer' },
    answers: { 200: 'Cwe', 404: 'text' },
  },
} satisfies EndpointsData;
