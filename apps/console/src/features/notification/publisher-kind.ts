import type { NotificationPublisher } from '@waybill/api-contract';

/** How a publisher sends: by the last part of the class that API v1 names it by. */
const publisherKinds = [
  'SlackPublisher',
  'MsTeamsPublisher',
  'MattermostPublisher',
  'CsWebexPublisher',
  'WebhookPublisher',
  'JiraPublisher',
  'SendMailPublisher',
  'ConsolePublisher',
] as const;
export type PublisherKind = (typeof publisherKinds)[number];

/** Undefined for a class that this console does not know. */
export function kindOf({
  publisherClass,
}: Pick<NotificationPublisher, 'publisherClass'>): PublisherKind | undefined {
  return publisherKinds.find((kind) => publisherClass.endsWith(`.${kind}`));
}
