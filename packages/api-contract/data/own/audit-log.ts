import type { EndpointsData, Models } from '../format.ts';

/** Administrative changes. */
export const auditLogOwnEndpoints = {
  'GET /api/waybill/v1/audit-log': {
    operation: 'getAuditLog',
    summary: 'Lists administrative changes, deletions, sign-ins and refused requests, newest first',
    access: ['ACCESS_MANAGEMENT'],
    query: {
      target: 'string',
      actor: 'string',
      address: 'string',
      kind: 'string[]',
      since: 'date',
      until: 'date',
    },
    paged: { sort: [], search: ['actor', 'target', 'action', 'address', 'detail'] },
    answers: { 200: 'AuditLogEntry[]' },
  },
} satisfies EndpointsData;

export const auditLogOwnModels = {
  AuditLogEntry: {
    description: 'An administrative change, a deletion, a sign-in or a refused request.',
    members: {
      id: { type: 'integer', always: true, description: 'Grows with every entry.' },
      at: { type: 'timestamp', always: true },
      actor: {
        type: 'string',
        always: true,
        description: 'A user name, the teams of an API key, or `command line`. Empty when unknown.',
      },
      action: {
        type: 'string',
        always: true,
        description: '`<thing>.<what happened>`, such as `team.created`.',
      },
      target: { type: 'string', always: true, description: 'The name or public ID of what was changed.' },
      address: { type: 'string', description: 'The network address that the request came from.' },
      leftOut: {
        type: 'integer',
        description: 'The entry stands for this many further refusals of its kind from its address.',
      },
      detail: { type: 'any{}', description: 'The members depend on the action. Never contains secrets.' },
    },
  },
} satisfies Models;
