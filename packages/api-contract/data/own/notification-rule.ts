import type { EndpointsData, Models } from '../format.ts';

/** Parts of rules beyond the contract, and their delivery status. */
export const notificationRuleOwnEndpoints = {
  'GET /api/waybill/v1/notification/rules': {
    operation: 'getNotificationRuleStates',
    summary: 'Says of each notification rule what was sent, what failed, and what waits',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'NotificationRuleState[]' },
  },
  'GET /api/waybill/v1/notification/rules/{uuid}/options': {
    operation: 'getNotificationRuleOptions',
    summary:
      'Returns what a notification rule has beyond the contract: its filters, and how its messages are held',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    answers: { 200: 'NotificationRuleOptions', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/notification/rules/{uuid}/options': {
    operation: 'setNotificationRuleOptions',
    summary:
      'Replaces what a notification rule has beyond the contract; what is left out is as of a new rule',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    body: 'NotificationRuleOptions',
    answers: { 200: 'NotificationRuleOptions', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/notification/rules/{uuid}/open': {
    operation: 'sendOpenToNotificationRule',
    summary: 'Has a rule told, in summaries, of the findings and violations that are open already',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/notification/rules/{uuid}/run': {
    operation: 'runNotificationRule',
    summary: 'Runs a scheduled rule now instead of at its next time; what it tells is not told again by that',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const notificationRuleOwnModels = {
  NotificationRuleState: {
    description:
      'How the deliveries of a notification rule fare. Projects that the caller does not see are left out.',
    members: {
      uuid: { type: 'uuid', always: true },
      waiting: { type: 'integer', always: true, description: 'Notifications that are still to be sent.' },
      dead: { type: 'integer', always: true, description: 'Notifications that were given up.' },
      lastSuccess: { type: 'timestamp', description: 'When one was sent last.' },
      lastFailure: { type: 'timestamp', description: 'When a try failed last.' },
      error: { type: 'string', description: 'What the last failure was.' },
    },
  },
  NotificationRuleOptions: {
    description:
      'What a notification rule has beyond the contract. A filter says nothing about events that do not have what it asks for.',
    members: {
      projectNames: {
        type: 'string[]',
        always: true,
        max: 100,
        description:
          'Limits the rule to active projects, in all versions, with one of these names, where `*` stands for any text; besides those that it is limited to by themselves or by tags.',
      },
      minSeverity: { type: 'Severity', description: 'Only vulnerabilities that are at least so severe.' },
      minEpss: { type: 'number', description: 'Only vulnerabilities with at least this EPSS score, 0 to 1.' },
      exploitedOnly: {
        type: 'boolean',
        always: true,
        description: 'Only vulnerabilities that are known to be exploited.',
      },
      directOnly: {
        type: 'boolean',
        always: true,
        description: 'Only components that the project itself depends on.',
      },
      latestOnly: { type: 'boolean', always: true, description: 'Only the latest versions of projects.' },
      policies: {
        type: 'uuid[]',
        always: true,
        max: 1000,
        description: 'Only violations of these policies; of all when empty.',
      },
      policyNames: {
        type: 'ChosenPolicy[]',
        always: true,
        readOnly: true,
        description: 'How these policies are called; of one that was deleted there is none.',
      },
      scheduleZone: {
        type: 'string',
        max: 100,
        description:
          'The time zone of the schedule of a rule that runs by the clock, such as Europe/Berlin. UTC without one.',
      },
      expression: {
        type: 'string',
        max: 2000,
        trimmed: true,
        form: 'severalLines',
        description: 'Only what this expression in CEL is true of.',
      },
      expressionError: {
        type: 'string',
        readOnly: true,
        description: 'What the last fault of the expression was. What it cannot be evaluated for is told.',
      },
      ownGroups: {
        type: 'OwnNotificationGroup[]',
        always: true,
        max: 20,
        description:
          'What the rule tells of besides its groups of the contract. Of portfolio rules that wait for events.',
      },
      groupMinutes: {
        type: 'integer',
        description:
          'Gathers messages for so many minutes, 1 to 1440. New findings, and violations, of that time become one message of the summary group.',
      },
      quietHours: {
        type: 'QuietHours',
        description: 'Holds messages. What came meanwhile is grouped when they end.',
      },
      maxPerMinute: {
        type: 'integer',
        description:
          'How many messages its destination takes in a minute, 1 to 6000. The least of the rules of a destination counts.',
      },
      signingSecret: {
        type: 'string',
        writeOnly: true,
        max: 200,
        description:
          'Signs what is posted to a webhook, as https://www.standardwebhooks.com has it: `whsec_` and the Base64 of 24 to 64 bytes. One that is left out stays, null takes it away.',
      },
      isSigned: { type: 'boolean', always: true, readOnly: true },
      mailSubject: {
        type: 'string',
        max: 500,
        trimmed: true,
        form: 'severalLines',
        description:
          'A template of the subject line of mails. It sees what other templates see, and `severity` and `project`.',
      },
    },
  },
  ChosenPolicy: {
    members: { uuid: { type: 'uuid', always: true }, name: { type: 'string', always: true } },
  },
} satisfies Models;

/** Also part of rules. A separate constant keeps the order of the generated code. */
export const quietHoursOwnModels = {
  QuietHours: {
    members: {
      zone: { type: 'string', always: true, required: true, max: 100, description: 'Such as Europe/Berlin.' },
      from: { type: 'string', always: true, required: true, max: 5, description: 'Such as 22:00.' },
      until: {
        type: 'string',
        always: true,
        required: true,
        max: 5,
        description: 'Of the next day where it is not later than their beginning.',
      },
      days: {
        type: 'integer[]',
        always: true,
        required: true,
        max: 7,
        description: 'On which they begin: 1 is Monday, 7 Sunday.',
      },
    },
  },
} satisfies Models;
