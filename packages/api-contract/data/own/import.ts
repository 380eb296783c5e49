import type { EndpointsData, Models } from '../format.ts';
import { comparisonEndpoints, comparisonModels } from './import-comparison.ts';

/** Moving in from a Dependency-Track v4. Who may import users and teams could give themselves every permission. */
export const importOwnEndpoints = {
  'POST /api/waybill/v1/import/dt/file': {
    operation: 'uploadImportFile',
    summary: 'Uploads a script of an H2 database for an import',
    access: ['ACCESS_MANAGEMENT'],
    multipart: { file: 'file' },
    answers: { 201: 'ImportFile', 413: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/import/dt': {
    operation: 'importDependencyTrack',
    summary: 'Starts the import of a Dependency-Track, its preview, or the undoing of all imports',
    access: ['ACCESS_MANAGEMENT'],
    body: 'ImportRequest',
    answers: { 202: 'TokenResponse', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/import/dt': {
    operation: 'getImports',
    summary: 'Lists imports and previews, newest first',
    access: ['ACCESS_MANAGEMENT'],
    paged: { sort: [] },
    answers: { 200: 'ImportRun[]' },
  },
  'GET /api/waybill/v1/import/dt/{token}': {
    operation: 'getImport',
    summary: 'Returns an import with its report',
    access: ['ACCESS_MANAGEMENT'],
    path: { token: 'uuid' },
    answers: { 200: 'ImportReport', 404: 'ProblemDetails' },
  },
  ...comparisonEndpoints,
} satisfies EndpointsData;

const run = {
  token: { type: 'uuid', always: true, description: 'Of its task.' },
  source: { type: 'string', always: true, description: 'What is imported, without passwords.' },
  preview: { type: 'boolean', always: true, description: 'Whether it only says what an import would do.' },
  undo: { type: 'boolean', always: true, description: 'Whether it takes back all imports.' },
  state: { type: 'TaskState', always: true },
  progress: { type: 'number', always: true, description: '0 to 100.' },
  stage: { type: 'string', description: 'The table being imported.' },
  startedBy: { type: 'string', always: true },
  createdAt: { type: 'timestamp', always: true },
  finishedAt: 'timestamp',
  error: { type: 'string', description: 'Why it failed. Nothing was written then.' },
  version: { type: 'string', description: 'Of the Dependency-Track.' },
} as const;

export const importOwnModels = {
  ImportFile: {
    description: 'An uploaded script. It is deleted once it was imported, or after a day.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      bytes: { type: 'integer', always: true },
    },
  },
  ImportRequest: {
    description: 'What to import: a database by its URL, or an uploaded script.',
    members: {
      url: {
        type: 'string',
        max: 2000,
        form: 'printable',
        description: 'Of a PostgreSQL, MySQL, MariaDB or SQL Server.',
      },
      password: { type: 'string', max: 1000, description: 'Where the URL has none.' },
      file: { type: 'uuid', description: 'An uploaded script.' },
      secretKey: {
        type: 'string',
        max: 4000,
        description: 'Content of the file `secret.key` in Base64. It is checked before anything is written.',
      },
      timeZone: {
        type: 'string',
        max: 100,
        description: 'Of the server, such as `Europe/Berlin`. All but PostgreSQL keep times without one.',
      },
      preview: { type: 'boolean', required: true, description: 'Writes nothing.' },
      undo: {
        type: 'boolean',
        description:
          'Takes back all that was imported, instead. It fails once a person has changed anything since the first import.',
      },
    },
  },
  ImportRun: { description: 'An import or a preview.', members: run },
  ImportNote: {
    description: 'A row that was not simply written.',
    members: {
      row: { type: 'string', always: true },
      outcome: { type: 'ImportOutcome', always: true },
      reason: { type: 'string', always: true },
    },
  },
  ImportTable: {
    description: 'What became of the rows of a table. The figures add up to the rows read.',
    members: {
      table: { type: 'string', always: true },
      area: { type: 'string', always: true },
      read: { type: 'integer', always: true },
      written: { type: 'integer', always: true },
      changed: { type: 'integer', always: true, description: 'Changed there since, and followed.' },
      present: { type: 'integer', always: true, description: 'Here from an earlier import.' },
      kept: {
        type: 'integer',
        always: true,
        description:
          'Changed there since, but not followed: somebody has changed it here, too, or it cannot be.',
      },
      merged: { type: 'integer', always: true, description: 'Joined with what is here.' },
      refused: { type: 'integer', always: true },
      leftOut: { type: 'integer', always: true, description: 'Fetched or computed anew here.' },
      removed: {
        type: 'integer',
        always: true,
        description: 'Gone there since, and removed here. Not among the rows read.',
      },
      notes: { type: 'ImportNote[]', always: true, description: 'At most 500.' },
      moreNotes: { type: 'integer', always: true },
    },
  },
  ImportReport: {
    description: 'An import with what became of every row.',
    members: {
      ...run,
      secretsStored: { type: 'integer', description: 'Encrypted values found.' },
      secretsOpened: { type: 'integer', description: 'Those that the secret key opened.' },
      tables: { type: 'ImportTable[]', always: true },
    },
  },
  ...comparisonModels,
} satisfies Models;
