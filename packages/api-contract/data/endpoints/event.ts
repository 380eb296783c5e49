import type { EndpointsData } from '../format.ts';

export const eventEndpoints = {
  'GET /api/v1/event/token/{uuid}': {
    operation: 'isTokenBeingProcessed',
    summary: 'Returns whether the task of a token is still running',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 200: 'IsTokenBeingProcessedResponse' },
  },
} satisfies EndpointsData;
