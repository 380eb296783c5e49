import type { EndpointsData, Models } from '../format.ts';

/** Changes of many things at once. */
export const bulkOwnEndpoints = {
  'GET /api/waybill/v1/bulk/{token}': {
    operation: 'getBulkReport',
    summary: "Tells what became of one of one's own bulk changes",
    access: 'authenticated',
    path: { token: 'uuid' },
    answers: { 200: 'BulkReport', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/bulk/{token}/cancel': {
    operation: 'cancelBulk',
    summary: "Stops one of one's own bulk changes; what is done stays",
    access: 'authenticated',
    path: { token: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/bulk/{token}/undo': {
    operation: 'undoBulk',
    summary: "Takes back one of one's own bulk changes, where nobody has changed it since",
    access: 'authenticated',
    path: { token: 'uuid' },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const bulkOwnModels = {
  BulkSelection: {
    description: 'Which things of a list are meant.',
    members: {
      kind: { type: 'BulkSelectionKind', required: true },
      ids: { type: 'string[]', description: 'With `ids`: those that are meant.' },
      excluded: {
        type: 'string[]',
        description: 'With `filter`: those that the filter leaves and that are not meant all the same.',
      },
    },
  },
  BulkStarted: {
    description: 'A bulk change that has been enqueued.',
    members: {
      token: { type: 'uuid', always: true, description: 'Of its task.' },
      total: { type: 'integer', always: true, description: 'How many things it is about.' },
    },
  },
  BulkSummary: {
    description: 'How far a bulk change is.',
    members: {
      kind: { type: 'string', always: true, description: 'Such as `finding.analysis`.' },
      total: { type: 'integer', always: true },
      done: { type: 'integer', always: true },
      skipped: { type: 'integer', always: true },
      canUndo: { type: 'boolean', always: true, description: 'Once it is over.' },
      undoes: { type: 'uuid', description: 'Token of the bulk change that it takes back.' },
      undoneBy: { type: 'uuid', description: 'Token of the one that takes it back.' },
    },
  },
  BulkSkippedItem: {
    members: { id: { type: 'string', always: true }, label: { type: 'string', description: 'Its name.' } },
  },
  BulkSkipped: {
    description: 'Things that were left alone for the same reason.',
    members: {
      reason: { type: 'BulkSkipReason', always: true },
      count: { type: 'integer', always: true },
      items: { type: 'BulkSkippedItem[]', always: true, description: 'The first 100.' },
    },
  },
  BulkReport: {
    description: 'What became of a bulk change.',
    extends: 'BulkSummary',
    members: {
      token: { type: 'uuid', always: true },
      state: { type: 'TaskState', always: true },
      reasons: { type: 'BulkSkipped[]', always: true },
    },
  },
} satisfies Models;
