import type { EndpointsData, Models } from '../format.ts';

/** Background work that people wait for. */
export const taskOwnEndpoints = {
  'GET /api/waybill/v1/tasks': {
    operation: 'getTasks',
    summary: "Lists one's own background work and that of the sources, newest first",
    access: 'authenticated',
    paged: { sort: [] },
    answers: { 200: 'Task[]' },
  },
  'GET /api/waybill/v1/tasks/{token}': {
    operation: 'getTask',
    summary: 'Returns a background task',
    access: 'authenticated',
    path: { token: 'string' },
    answers: { 200: 'Task', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const taskOwnModels = {
  ProgressDetail: {
    description: 'Progress of a step, in numbers that clients put into words.',
    members: {
      part: { type: 'string', always: true, description: 'The file or ecosystem being processed.' },
      unit: { type: 'ProgressUnit', always: true },
      done: { type: 'integer', always: true },
      total: 'integer',
      changed: { type: 'integer', description: 'How many of the processed records were new or changed.' },
    },
  },
  TaskProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  Task: {
    description: 'A background task.',
    members: {
      token: { type: 'uuid', always: true },
      kind: { type: 'string', always: true, description: 'Such as `bom.process` or `source.mirror`.' },
      subject: {
        type: 'string',
        description: 'What it processes, where at most one task may exist for each.',
      },
      state: { type: 'TaskState', always: true },
      progress: { type: 'number', always: true, description: '0 to 100.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      message: { type: 'string', description: 'The detail in English.' },
      error: { type: 'string', description: 'Why it failed, or why the last attempt failed.' },
      warnings: { type: 'string[]', always: true },
      createdAt: { type: 'timestamp', always: true },
      startedAt: 'timestamp',
      finishedAt: 'timestamp',
      result: {
        type: 'any{}',
        description:
          'The result. Its members depend on the kind. `awaits` lists the analyzers, as `AnalyzerIdentity`, that had not answered when a BOM upload or an analysis of a project ended.',
      },
      project: { type: 'TaskProject', description: 'The project that it is on.' },
      bulk: { type: 'BulkSummary', description: 'Where it is a bulk change.' },
    },
  },
} satisfies Models;
