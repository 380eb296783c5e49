import type { EndpointsData, Models } from '../format.ts';

/** Work that comes round by itself. */
export const scheduleOwnEndpoints = {
  'GET /api/waybill/v1/schedule': {
    operation: 'getSchedule',
    summary: 'Lists the work that comes round by itself, with its last and next run',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'ScheduledTask[]' },
  },
  'POST /api/waybill/v1/schedule/{kind}/{subject}/run': {
    operation: 'runScheduled',
    summary: 'Starts scheduled work before it is due',
    access: ['SYSTEM_CONFIGURATION'],
    path: { kind: 'string', subject: 'string' },
    answers: { 202: 'TokenResponse', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const scheduleOwnModels = {
  ScheduledTask: {
    description: 'Work that comes round by itself.',
    members: {
      kind: { type: 'string', always: true, description: 'Such as `source.mirror`; that of its tasks.' },
      subject: { type: 'string', always: true, description: 'What it is about, such as `nvd`.' },
      mode: {
        type: 'ScheduleMode',
        always: true,
        description:
          '`regular` comes round in its interval, `off` does not as the settings are, `as-needed` starts when something waits for it.',
      },
      everyMs: { type: 'integer', description: 'Time between two starts, in milliseconds.' },
      setting: {
        type: 'string',
        description: 'The setting that says how often, such as `task-scheduler/ldap.sync.cadence`.',
      },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', description: '0 to 100, while it runs.' },
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      lastEnd: { type: 'timestamp', description: 'End of the latest run.' },
      nextRun: { type: 'timestamp', description: 'When the next run is due; now for what is overdue.' },
      error: { type: 'string', description: 'Why the latest run failed.' },
    },
  },
} satisfies Models;
