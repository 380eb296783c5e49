import type { NotificationPublisher, OwnPublisher, OwnPublisherKind } from '@waybill/api-contract';

/** How a publisher sends: by the last part of the class that API v1 names it by, or as a kind that is ours. */
const contractKinds = [
  'SlackPublisher',
  'MsTeamsPublisher',
  'MattermostPublisher',
  'CsWebexPublisher',
  'WebhookPublisher',
  'JiraPublisher',
  'SendMailPublisher',
  'ConsolePublisher',
] as const;
export type PublisherKind = (typeof contractKinds)[number] | OwnPublisherKind;

/**
 * The facts that identify a publisher's kind. API v1 does not have Waybill's own kinds; they are added when
 * publishers are loaded.
 */
export interface KindFacts extends Pick<NotificationPublisher, 'publisherClass'> {
  ownKind?: OwnPublisherKind | undefined;
}

/** A publisher, which people know by its template. */
export type Template = NotificationPublisher & KindFacts;

/** Undefined for a class that this console does not know. */
export function kindOf({ publisherClass, ownKind }: KindFacts): PublisherKind | undefined {
  return ownKind ?? contractKinds.find((kind) => publisherClass.endsWith(`.${kind}`));
}

/** Adds to publishers what API v1 does not say of them. */
export function withOwnKinds(ours: readonly OwnPublisher[]): (publisher: NotificationPublisher) => Template {
  const kinds = new Map(ours.map(({ uuid, kind }) => [uuid, kind]));
  return (publisher) => {
    const ownKind = kinds.get(publisher.uuid);
    return ownKind === undefined ? publisher : { ...publisher, ownKind };
  };
}
