import type { EndpointsData, Models } from '../format.ts';
import { exploitedUnread } from './coverage.ts';
import { epssUnread } from './vulnerability.ts';

/** Figures that need attention in the portfolio. */
export const attentionOwnEndpoints = {
  'GET /api/waybill/v1/attention': {
    operation: 'getAttention',
    summary:
      'Tells what needs attention in the portfolio: new and exploited findings, and what no source covers',
    access: ['VIEW_PORTFOLIO'],
    answers: { 200: 'Attention' },
  },
  'GET /api/waybill/v1/attention/projects': {
    operation: 'getAttentionProjects',
    summary: 'Lists the active projects with what needs attention in each, the most urgent first',
    access: ['VIEW_PORTFOLIO'],
    query: { reason: { type: 'AttentionReason', description: 'Only those that it holds for.' } },
    paged: {
      search: ['name'],
      sort: ['urgency', 'name', 'newFindings', 'exploited', 'critical', 'epss', 'findings', 'notCovered'],
    },
    answers: { 200: 'AttentionProject[]' },
  },
} satisfies EndpointsData;

export const attentionOwnModels = {
  SeverityCounts: {
    description: 'How many of something there are by severity. Low includes informational.',
    members: {
      critical: { type: 'integer', always: true },
      high: { type: 'integer', always: true },
      medium: { type: 'integer', always: true },
      low: { type: 'integer', always: true },
      unassigned: { type: 'integer', always: true },
    },
  },
  Attention: {
    description: 'What needs attention in the active projects that the caller may see.',
    members: {
      since: { type: 'date', always: true, description: 'New means found on this day (UTC) or later.' },
      pending: {
        type: 'integer',
        always: true,
        description: 'Projects that have changed and are still to be counted again.',
      },
      newFindings: { type: 'SeverityCounts', always: true },
      newProjects: { type: 'integer', always: true, description: 'Projects with a new finding.' },
      exploited: { type: 'integer', always: true, description: 'Findings known to be exploited.' },
      exploitedProjects: { type: 'integer', always: true },
      coverage: {
        type: 'Coverage',
        always: true,
        description: 'Of all components; the largest causes first, without examples.',
      },
    },
  },
  AttentionProject: {
    description: 'An active project with the figures that say how urgent it is.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      findings: { type: 'integer', always: true },
      newFindings: { type: 'SeverityCounts', always: true },
      exploited: { type: 'integer', always: true },
      exploitedUnread,
      critical: { type: 'integer', always: true },
      high: { type: 'integer', always: true },
      epss: { type: 'number', description: 'The highest of its findings.' },
      epssUnread,
      components: { type: 'integer', always: true },
      notCovered: { type: 'integer', always: true, description: 'Components that no source covers.' },
      coverage: {
        type: 'CoverageCounts',
        description: 'Absent while a new BOM is still to be counted.',
      },
    },
  },
} satisfies Models;
