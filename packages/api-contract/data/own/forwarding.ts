import type { EndpointsData, Models } from '../format.ts';

/** Checks if the server can see callers' addresses behind a proxy. */
export const forwardingOwnEndpoints = {
  'GET /api/waybill/v1/forwarding': {
    operation: 'getForwarding',
    summary: 'Returns the last untrusted proxy that forwarded requests',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Forwarding' },
  },
} satisfies EndpointsData;

export const forwardingOwnModels = {
  Forwarding: {
    description: 'Proxies that forward requests on behalf of clients.',
    members: {
      ignoredProxy: {
        type: 'IgnoredProxy',
        always: true,
        nullable: true,
        description: 'The last peer that did so without being a trusted proxy, within a day.',
      },
    },
  },
  IgnoredProxy: {
    members: {
      address: { type: 'string', always: true },
      at: { type: 'timestamp', always: true },
    },
  },
} satisfies Models;
