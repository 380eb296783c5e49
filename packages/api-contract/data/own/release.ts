import type { EndpointsData, Models } from '../format.ts';

/** What package repositories say of the versions that components have. */
export const releaseOwnEndpoints = {
  'GET /api/waybill/v1/component/{uuid}/release': {
    operation: 'getComponentRelease',
    summary:
      'Tells when the version of a component was published, and whether its hashes are those that were published',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ComponentRelease', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const releaseOwnModels = {
  ComponentRelease: {
    members: {
      repository: {
        type: 'string',
        description: 'The repository that says so; absent when none was asked yet.',
      },
      lastCheck: 'timestamp',
      published: { type: 'timestamp', description: 'Absent where the repository tells no date.' },
      integrity: { type: 'Integrity', always: true },
      gap: { type: 'IntegrityGap', description: 'Why the integrity is unknown.' },
      hashes: {
        type: 'ComparedHash[]',
        always: true,
        description: 'The hashes of the component that the repository publishes as well.',
      },
    },
  },
  ComparedHash: {
    members: {
      algorithm: { type: 'string', always: true },
      isPublished: {
        type: 'boolean',
        always: true,
        description: 'Whether it is the one that was published.',
      },
    },
  },
} satisfies Models;
