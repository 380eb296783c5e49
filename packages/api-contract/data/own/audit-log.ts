import type { EndpointsData, Models } from '../format.ts';

/** Administrative changes. */
export const auditLogOwnEndpoints = {
  'GET /api/waybill/v1/audit-log': {
    operation: 'getAuditLog',
    summary: 'Lists administrative changes, newest first',
    access: ['ACCESS_MANAGEMENT'],
    query: { target: 'string' },
    paged: { sort: [] },
    answers: { 200: 'AuditLogEntry[]' },
  },
} satisfies EndpointsData;

export const auditLogOwnModels = {
  AuditLogEntry: {
    description: 'An administrative change.',
    members: {
      at: { type: 'timestamp', always: true },
      actor: {
        type: 'string',
        always: true,
        description: 'A user name, the teams of an API key, or `command line`.',
      },
      action: {
        type: 'string',
        always: true,
        description: '`<thing>.<what happened>`, such as `team.created`.',
      },
      target: { type: 'string', always: true, description: 'The name or public ID of what was changed.' },
      detail: { type: 'any{}', description: 'The members depend on the action. Never contains secrets.' },
    },
  },
} satisfies Models;
