import type { EndpointsData, Models } from '../format.ts';

/** How the identification of internal components fares. */
export const identificationOwnEndpoints = {
  'GET /api/waybill/v1/component/internal/identification': {
    operation: 'getIdentification',
    summary: 'Returns how the identification of internal components fares',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Identification' },
  },
} satisfies EndpointsData;

export const identificationOwnModels = {
  Identification: {
    description: 'How the identification of internal components fares.',
    members: {
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run is due.' },
      changed: {
        type: 'integer',
        description: 'Number of components of which the latest run decided otherwise than before.',
      },
      error: { type: 'string', description: 'Why the latest run failed.' },
    },
  },
} satisfies Models;
