import type { EndpointsData } from '../format.ts';

const answers = {
  200: { file: ['image/svg+xml'] },
  403: 'ProblemDetails',
  404: 'ProblemDetails',
} as const;

/** Badges that also tell what no enabled source covers, which those of the contract cannot. */
export const badgeOwnEndpoints = {
  'GET /api/waybill/v1/badge/vulns/project/{uuid}': {
    operation: 'getCoverageBadge',
    summary: 'Draws a badge with the vulnerabilities of a project and the components that are not covered',
    access: 'none',
    path: { uuid: 'uuid' },
    query: { apiKey: 'string' },
    answers,
  },
  'GET /api/waybill/v1/badge/vulns/project/{name}/{version}': {
    operation: 'getCoverageBadgeByName',
    summary:
      'Draws a badge with the vulnerabilities of a project, found by name and version, and the components that are not covered',
    access: 'none',
    path: { name: 'string', version: 'string' },
    query: { apiKey: 'string' },
    answers,
  },
} satisfies EndpointsData;
