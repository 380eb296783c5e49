import type { EndpointsData } from '../format.ts';

export const badgeEndpoints = {
  'GET /api/v1/badge/violations/project/{name}/{version}': {
    operation: 'getViolationsBadgeByName',
    summary: 'Draws a badge with the policy violations of a project, found by name and version',
    access: 'none',
    path: { name: 'string', version: 'string' },
    query: { apiKey: 'string' },
    answers: { 200: { file: ['image/svg+xml'] }, 403: 'text', 404: 'text' },
  },
  'GET /api/v1/badge/violations/project/{uuid}': {
    operation: 'getViolationsBadge',
    summary: 'Draws a badge with the policy violations of a project',
    access: 'none',
    path: { uuid: 'uuid' },
    query: { apiKey: 'string' },
    answers: { 200: { file: ['image/svg+xml'] }, 403: 'text', 404: 'text' },
  },
  'GET /api/v1/badge/vulns/project/{name}/{version}': {
    operation: 'getVulnerabilitiesBadgeByName',
    summary: 'Draws a badge with the vulnerabilities of a project, found by name and version',
    access: 'none',
    path: { name: 'string', version: 'string' },
    query: { apiKey: 'string' },
    answers: { 200: { file: ['image/svg+xml'] }, 403: 'text', 404: 'text' },
  },
  'GET /api/v1/badge/vulns/project/{uuid}': {
    operation: 'getVulnerabilitiesBadge',
    summary: 'Draws a badge with the vulnerabilities of a project',
    access: 'none',
    path: { uuid: 'uuid' },
    query: { apiKey: 'string' },
    answers: { 200: { file: ['image/svg+xml'] }, 403: 'text', 404: 'text' },
  },
} satisfies EndpointsData;
