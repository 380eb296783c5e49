import type { EndpointsData } from '../format.ts';

export const eventEndpoints = {
  'GET /api/v1/event/token/{uuid}': {
    operation: 'isTokenBeingProcessed',
    summary: 'Tells whether the work behind a token is still going on',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 200: 'IsTokenBeingProcessedResponse' },
  },
} satisfies EndpointsData;
