import type { EndpointsData, Models } from '../format.ts';

/** Facts from package repositories about the versions of components. */
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
      oversized: {
        type: 'OversizedAnswer',
        description:
          'The repository that sends more for the package than Waybill reads; absent when none does.',
      },
      integrity: { type: 'Integrity', always: true },
      gap: { type: 'IntegrityGap', description: 'Why the integrity is unknown.' },
      hashes: {
        type: 'ComparedHash[]',
        always: true,
        description: 'The hashes of the component that the repository publishes as well.',
      },
    },
  },
  OversizedAnswer: {
    description: 'A repository whose answer for a package was given up because it is too large.',
    members: {
      repository: { type: 'string', always: true },
      askedAgain: { type: 'timestamp', always: true, description: 'It is not asked for the package before.' },
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
