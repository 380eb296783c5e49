import type { EndpointsData, Models } from '../format.ts';

/** Backups of the installation. */
export const backupOwnEndpoints = {
  'GET /api/waybill/v1/backups': {
    operation: 'getBackups',
    summary: 'Lists the backups of the installation, the latest first, with the state of the latest run',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'Backups' },
  },
  'POST /api/waybill/v1/backups': {
    operation: 'makeBackup',
    summary: 'Starts a backup',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 202: 'TokenResponse' },
  },
} satisfies EndpointsData;

export const backupOwnModels = {
  Backups: {
    description: 'The backups of the installation.',
    members: {
      enabled: { type: 'boolean', always: true, description: 'Whether backups are made on a schedule.' },
      folder: { type: 'string', always: true, description: 'Where they are, on the server.' },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      error: { type: 'string', description: 'Why the latest run failed.' },
      warnings: { type: 'string[]', always: true },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run is due.' },
      backups: { type: 'Backup[]', always: true, description: 'The latest first.' },
    },
  },
  Backup: {
    description: 'A backup that is complete.',
    members: {
      name: { type: 'string', always: true },
      mark: {
        type: 'timestamp',
        always: true,
        description: 'Everything that was acknowledged until then is in it.',
      },
      until: { type: 'timestamp', description: 'The latest point in time that it can be restored to.' },
      bytes: { type: 'integer', always: true, description: 'Unpacked.' },
      stored: { type: 'integer', always: true, description: 'On the disk, without the log behind it.' },
      version: { type: 'string', always: true, description: 'Version of Waybill that made it.' },
      secretKey: {
        type: 'boolean',
        always: true,
        description: 'Whether the secret key is in it, encrypted.',
      },
    },
  },
} satisfies Models;
