import type { EndpointsData, Models } from '../format.ts';

/** Taking the name of somebody who has left out of every trail. */
export const erasureOwnEndpoints = {
  'POST /api/waybill/v1/erasure': {
    operation: 'erasePerson',
    summary:
      'Replaces the name of a former user in every audit trail and in the audit log, in the background',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'Erasure', requires: ['username'] },
    answers: { 202: 'TokenResponse', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const erasureOwnModels = {
  Erasure: {
    members: {
      username: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'noControls',
        description: 'The name that the deleted account had.',
      },
    },
  },
} satisfies Models;
