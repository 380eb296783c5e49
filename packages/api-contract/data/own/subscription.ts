import type { EndpointsData, Models } from '../format.ts';

/** Subscriptions of users. */
export const subscriptionOwnEndpoints = {
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
  'GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries': {
    operation: 'getSubscriptionDeliveries',
    summary:
      'Lists what a subscription of the caller sent, or has to send, and what became of it, the newest first; only what the caller may see',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    query: { state: { type: 'DeliveryState', description: 'Only those in the state.' } },
    paged: { sort: ['created'] },
    answers: { 200: 'NotificationDelivery[]', 401: 'empty', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send': {
    operation: 'sendSubscriptionAgain',
    summary: 'Sends again what a subscription of the caller gave up',
    access: 'authenticated',
    path: { uuid: 'uuid', delivery: 'uuid' },
    answers: { 200: 'NotificationDelivery', 401: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': {
    operation: 'createSubscriptionSecret',
    summary:
      'Makes a new secret by which the messages to the webhook of a subscription of the caller are signed. It is shown this once',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 200: 'SubscriptionSecret', 401: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': {
    operation: 'deleteSubscriptionSecret',
    summary: 'Has the messages to the webhook of a subscription of the caller not signed any more',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 401: 'empty', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/notification/subscriptions/{uuid}': {
    operation: 'deleteSubscription',
    summary: 'Ends a subscription of the caller',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 401: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const subscriptionOwnModels = {
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
  SubscriptionSecret: {
    description:
      'What a receiver needs to tell whether a message is ours and new: HMAC SHA-256 of its id, time and text (https://www.standardwebhooks.com).',
    members: {
      signingSecret: { type: 'string', always: true, description: 'whsec_ and the Base64 of 32 bytes.' },
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
      isSigned: {
        type: 'boolean',
        always: true,
        readOnly: true,
        description: 'Whether what is posted is signed.',
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
} satisfies Models;
