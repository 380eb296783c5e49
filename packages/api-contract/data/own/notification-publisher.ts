import type { EndpointsData, Models } from '../format.ts';

/** Waybill's own publishers, and previews of templates. */
export const notificationPublisherOwnEndpoints = {
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
  'POST /api/waybill/v1/notification/jira-fields': {
    operation: 'checkJiraFields',
    summary:
      'Asks Jira which fields it requires where a rule would create issues, and says which have no value; nothing is stored',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'JiraFieldsCheck', requires: ['publisher', 'publisherConfig'] },
    answers: { 200: 'JiraTarget[]', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/notification/preview': {
    operation: 'previewTemplate',
    summary: 'Fills in a template with sample data',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'TemplatePreviewRequest', requires: ['publisherClass', 'template', 'group'] },
    answers: { 200: 'TemplatePreview' },
  },
} satisfies EndpointsData;

export const notificationPublisherOwnModels = {
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
  JiraFieldsCheck: {
    description: 'A rule for Jira as it would be.',
    members: {
      publisher: { type: 'uuid', required: true, form: 'uuid' },
      publisherConfig: { type: 'string', required: true, max: 65_536, description: 'As of the rule.' },
    },
  },
  JiraTarget: {
    description: 'Where a rule would create issues, and what it says too little for.',
    members: {
      rule: { type: 'string', description: 'Its name; of one that is there.' },
      project: { type: 'string', always: true },
      issueType: { type: 'string', always: true },
      tag: {
        type: 'string',
        description: 'Of the projects whose issues are created there; absent: of all others.',
      },
      missing: {
        type: 'JiraField[]',
        always: true,
        description: 'Fields that Jira requires and that have no value.',
      },
      error: { type: 'string', description: 'Why Jira did not say it.' },
    },
  },
  JiraField: {
    members: {
      id: { type: 'string', always: true, description: 'Such as customfield_10010.' },
      name: { type: 'string', always: true },
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
