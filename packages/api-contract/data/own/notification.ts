import type { EndpointsData, Models } from '../format.ts';

/** What became of notifications, and what templates make. */
export const notificationOwnEndpoints = {
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
  'GET /api/waybill/v1/notification/subscription-choices': {
    operation: 'getSubscriptionChoices',
    summary: 'Says what one may subscribe to, and how it can be sent',
    access: 'authenticated',
    answers: { 200: 'SubscriptionChoices', 401: 'empty' },
  },
  'GET /api/waybill/v1/notification/subscriptions': {
    operation: 'getSubscriptions',
    summary: 'Lists what one has sent to oneself',
    access: 'authenticated',
    answers: { 200: 'Subscription[]', 401: 'empty' },
  },
  'PUT /api/waybill/v1/notification/subscriptions': {
    operation: 'createSubscription',
    summary:
      "Has mails sent to one's own address, or messages posted to a webhook, never of what one may not see",
    access: 'authenticated',
    body: { type: 'Subscription', requires: ['groups'] },
    answers: { 201: 'Subscription', 401: 'empty', 409: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/notification/subscriptions/{uuid}': {
    operation: 'updateSubscription',
    summary:
      'Replaces a subscription of the caller. Projects of it that the caller does not see any more stay with it',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    body: { type: 'Subscription', requires: ['groups'] },
    answers: { 200: 'Subscription', 401: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/test': {
    operation: 'testSubscription',
    summary: 'Sends a sample to where a subscription of the caller sends',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 401: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}': {
    operation: 'deleteSubscription',
    summary: 'Ends a subscription of the caller',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 401: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/notification/deliveries': {
    operation: 'getNotificationDeliveries',
    summary: 'Lists what is owed to notification rules and what became of it, the newest first',
    access: ['SYSTEM_CONFIGURATION'],
    query: {
      rule: { type: 'uuid', description: 'Only those of the rule.' },
      state: { type: 'DeliveryState', description: 'Only those in the state.' },
    },
    paged: { sort: ['created'] },
    answers: { 200: 'NotificationDelivery[]' },
  },
  'POST /api/waybill/v1/notification/deliveries/{uuid}/send': {
    operation: 'sendNotificationAgain',
    summary: 'Has a notification sent again that was given up',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    answers: { 200: 'NotificationDelivery', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/notification/publishers': {
    operation: 'getOwnPublishers',
    summary: 'Lists the publishers whose kind is none of the contract',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'OwnPublisher[]' },
  },
  'POST /api/waybill/v1/notification/publishers/{uuid}/copy': {
    operation: 'copyNotificationPublisher',
    summary: 'Adds a publisher of the same kind, with the template that another one has now',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    body: { type: 'NotificationPublisherCopy', requires: ['name'] },
    answers: { 201: 'NotificationPublisher', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/notification/templates': {
    operation: 'getDefaultTemplates',
    summary: 'Returns the template that comes with the product for each kind of publisher',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 200: 'DefaultTemplate[]' },
  },
  'POST /api/waybill/v1/notification/preview': {
    operation: 'previewTemplate',
    summary: 'Fills in a template with sample data',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'TemplatePreviewRequest', requires: ['publisherClass', 'template', 'group'] },
    answers: { 200: 'TemplatePreview' },
  },
} satisfies EndpointsData;

export const notificationOwnModels = {
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
  SubscribedProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  SubscriptionState: {
    description: 'What became of the messages of a subscription about what the caller sees.',
    members: {
      waiting: { type: 'integer', always: true, description: 'Messages that are still to be sent.' },
      dead: { type: 'integer', always: true, description: 'Messages that were given up.' },
      lastSuccess: { type: 'timestamp', description: 'When one was sent last.' },
      lastTitle: { type: 'string', description: 'What it was called.' },
      lastFailure: { type: 'timestamp', description: 'When a try failed last.' },
      error: { type: 'string', description: 'What the last failure was.' },
    },
  },
  SubscriptionChoices: {
    members: {
      groups: { type: 'NotificationGroup[]', always: true, description: 'What the caller may be told of.' },
      email: { type: 'string', description: 'Where mails go.' },
      isMailSet: { type: 'boolean', always: true, description: 'Whether the server can send mail.' },
      webhooks: {
        type: 'boolean',
        always: true,
        description: 'Whether an administrator allows webhooks.',
      },
    },
  },
  Subscription: {
    description:
      'What somebody has sent to their own mail address, or to a webhook. Without projects and tags it is about all that they see.',
    members: {
      uuid: { type: 'uuid', always: true, readOnly: true },
      enabled: {
        type: 'boolean',
        always: true,
        description: 'Whether it sends; what happens meanwhile is not sent later. On unless said otherwise.',
      },
      webhook: {
        type: 'string',
        writeOnly: true,
        max: 2000,
        trimmed: true,
        description:
          'The address that messages are posted to as JSON instead of being mailed. One that is left out stays, null has mails sent again.',
      },
      isWebhook: { type: 'boolean', always: true, readOnly: true },
      webhookHost: {
        type: 'string',
        readOnly: true,
        description: 'The host of its webhook. The rest of the address is a secret.',
      },
      state: { type: 'SubscriptionState', always: true, readOnly: true },
      groups: {
        type: 'NotificationGroup[]',
        always: true,
        required: true,
        min: 1,
        max: 10,
        description: 'New vulnerabilities and vulnerable dependencies, violations, and what became of BOMs.',
      },
      projects: {
        type: 'SubscribedProject[]',
        bodyType: 'uuid[]',
        always: true,
        max: 100,
        description: 'With all that is below them. In bodies their UUIDs.',
      },
      hasHiddenProjects: {
        type: 'boolean',
        always: true,
        readOnly: true,
        description: 'Whether none of its projects is visible any more.',
      },
      tags: { type: 'string[]', always: true, max: 100, description: 'Projects with one of these tags.' },
      minSeverity: { type: 'Severity', description: 'Only vulnerabilities that are at least so severe.' },
      groupMinutes: {
        type: 'integer',
        description: 'Gathers what comes within so many minutes, 1 to 1440, into one mail.',
      },
    },
  },
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
  NotificationDelivery: {
    description: 'A notification that is or was owed to a rule.',
    members: {
      uuid: { type: 'uuid', always: true, description: 'Goes with the message, the same for every try.' },
      rule: { type: 'uuid', always: true },
      ruleName: { type: 'string', always: true },
      group: { type: 'ToldGroup', always: true },
      level: { type: 'NotificationLevel', always: true },
      title: { type: 'string', always: true },
      state: { type: 'DeliveryState', always: true },
      attempts: { type: 'integer', always: true },
      created: { type: 'timestamp', always: true },
      tried: { type: 'timestamp', description: 'The last try.' },
      ended: { type: 'timestamp', description: 'When it was sent or given up.' },
      nextTry: { type: 'timestamp', description: 'When the next try is due; of one that waits.' },
      error: { type: 'string', description: 'What the last failure was.' },
      test: { type: 'boolean', always: true, description: 'Whether somebody asked for it to test the rule.' },
    },
  },
  Ticket: {
    description: 'An issue that a notification made in a tracker elsewhere.',
    members: {
      system: { type: 'TicketSystem', always: true },
      key: { type: 'string', always: true, description: 'Such as OPS-7, or acme/shop#7.' },
      url: { type: 'string', always: true },
      created: { type: 'timestamp', always: true },
      status: { type: 'string', description: 'In the words of the tracker. Only Jira is asked.' },
      category: { type: 'TicketCategory', description: 'What the status comes to.' },
      checked: { type: 'timestamp', description: 'When the tracker was asked last.' },
    },
  },
  OwnPublisher: {
    description: 'A publisher that API v1 shows as one of another kind.',
    members: {
      uuid: { type: 'uuid', always: true },
      kind: { type: 'OwnPublisherKind', always: true },
    },
  },
  NotificationPublisherCopy: {
    members: {
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
        description: 'Of the new publisher.',
      },
    },
  },
  DefaultTemplate: {
    members: {
      publisherClass: { type: 'string', always: true },
      ownKind: { type: 'OwnPublisherKind', description: 'Where the kind is none of the contract.' },
      name: { type: 'string', always: true },
      templateMimeType: { type: 'string', always: true },
      template: { type: 'string', always: true },
    },
  },
  TemplatePreviewRequest: {
    members: {
      publisherClass: { type: 'string', always: true, required: true, notBlank: true, max: 1024 },
      ownKind: { type: 'OwnPublisherKind', description: 'Where the kind is none of the contract.' },
      template: { type: 'string', always: true, required: true },
      group: {
        type: 'NotificationGroup',
        always: true,
        required: true,
        description: 'What the sample is about.',
      },
    },
  },
  TemplatePreview: {
    description: 'What a template makes of a sample, or what is wrong with it and where.',
    members: {
      text: 'string',
      error: 'string',
      line: { type: 'integer', description: 'From 1 on.' },
      column: { type: 'integer', description: 'From 1 on.' },
      isJson: {
        type: 'boolean',
        description: 'Whether the text is JSON, where the kind of publisher needs it.',
      },
    },
  },
} satisfies Models;
