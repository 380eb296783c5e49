import type { EndpointsData, Models } from '../format.ts';

/** Deliveries of notifications. */
export const notificationDeliveryOwnEndpoints = {
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
} satisfies EndpointsData;

export const notificationDeliveryOwnModels = {
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
      status: { type: 'string', description: 'In the words of the tracker.' },
      category: { type: 'TicketCategory', description: 'What the status comes to.' },
      checked: { type: 'timestamp', description: 'When the tracker was asked last.' },
    },
  },
} satisfies Models;
