import type { EndpointsData, Models } from '../format.ts';

/** How the installation itself fares. */
export const operationsOwnEndpoints = {
  'GET /api/waybill/v1/operations': {
    operation: 'getOperations',
    summary: 'Says how the installation fares: nodes, queues, database, growth, and the age of its data',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Operations' },
  },
} satisfies EndpointsData;

export const operationsOwnModels = {
  Operations: {
    description: 'How the installation fares.',
    members: {
      version: { type: 'string', always: true, description: 'Of Waybill.' },
      offline: { type: 'boolean', always: true, description: 'Whether nothing outside is asked.' },
      nodes: { type: 'OperationsNode[]', always: true, description: 'Processes that work on jobs.' },
      queues: { type: 'OperationsQueue[]', always: true, description: 'Work that waits or runs, by kind.' },
      failures: {
        type: 'OperationsFailure[]',
        always: true,
        description: 'Work that failed in the last seven days, by kind; the latest first.',
      },
      database: { type: 'OperationsDatabase', always: true },
      tables: { type: 'OperationsTable[]', always: true, description: 'The 30 largest tables.' },
      statements: {
        type: 'OperationsStatement[]',
        description:
          'The 20 statements that took the most time in all. Absent: the database does not count them (pg_stat_statements).',
      },
      growth: {
        type: 'OperationsDay[]',
        always: true,
        description: 'Size of the database by day, the earliest first.',
      },
      sources: {
        type: 'OperationsSource[]',
        always: true,
        description: 'Sources that are on and have been read, the one that was read longest ago first.',
      },
    },
  },
  OperationsNode: {
    members: {
      node: { type: 'string', always: true, description: 'Name of the process, anew with each start.' },
      seen: { type: 'timestamp', always: true, description: 'When it last said that it is alive.' },
      moved: { type: 'timestamp', description: 'When one of its jobs last began, ended or got further.' },
      idle: { type: 'integer', always: true, description: 'Workers that wait for a job.' },
    },
  },
  OperationsQueue: {
    members: {
      kind: { type: 'string', always: true },
      queued: { type: 'integer', always: true },
      running: { type: 'integer', always: true },
      oldest: { type: 'timestamp', description: 'Since when the one that has waited longest waits.' },
    },
  },
  OperationsFailure: {
    members: {
      kind: { type: 'string', always: true },
      count: { type: 'integer', always: true },
      latest: { type: 'timestamp', always: true },
      error: { type: 'string', description: 'Why the latest failed.' },
    },
  },
  OperationsDatabase: {
    members: {
      version: { type: 'string', always: true, description: 'Of PostgreSQL.' },
      embedded: { type: 'boolean', always: true, description: 'Whether Waybill runs it itself.' },
      bytes: { type: 'integer', always: true },
      connections: { type: 'integer', always: true },
      maxConnections: { type: 'integer', always: true },
      freeBytes: {
        type: 'integer',
        description: 'Left on the disk of the data directory. Absent: the database lies elsewhere.',
      },
    },
  },
  OperationsTable: {
    members: {
      name: { type: 'string', always: true },
      bytes: { type: 'integer', always: true, description: 'With its indexes.' },
      indexBytes: { type: 'integer', always: true },
      rows: { type: 'integer', always: true, description: 'As the database estimates.' },
      deadRows: {
        type: 'integer',
        always: true,
        description: 'That a cleanup will remove, as the database estimates.',
      },
    },
  },
  OperationsStatement: {
    members: {
      statement: { type: 'string', always: true, description: 'Without its values.' },
      calls: { type: 'integer', always: true },
      totalMs: { type: 'number', always: true },
      meanMs: { type: 'number', always: true },
    },
  },
  OperationsDay: {
    members: {
      day: { type: 'timestamp', always: true },
      bytes: { type: 'integer', always: true },
    },
  },
  OperationsSource: {
    members: {
      source: { type: 'SourceName', always: true },
      title: { type: 'string', always: true },
      asOf: {
        type: 'timestamp',
        always: true,
        description: 'When it was last read, here or where the data came from.',
      },
    },
  },
} satisfies Models;
