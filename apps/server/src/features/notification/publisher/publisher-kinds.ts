import type { OwnPublisherKind } from '@waybill/api-contract';
import type { EngineName } from '@waybill/template';

/** How a message leaves: by HTTP to an address of the rule, as an issue, by mail, or to the log. */
export type PublisherKind =
  | 'slack'
  | 'msteams'
  | 'msteamsCard'
  | 'mattermost'
  | 'webex'
  | 'webhook'
  | 'jira'
  | 'github'
  | 'gitlab'
  | 'email'
  | 'console';

interface KindFacts {
  /** The contract's name of the kind. */
  readonly publisherClass: string;
  /** Where it is none of the contract's kinds. */
  readonly ownKind?: OwnPublisherKind;
  /** The rules of a template's output: escaping and line breaks (contract §19.4). */
  readonly engine: EngineName;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  /** Name of the template's file, here and below a folder of templates. */
  readonly file: string;
}

const classes = 'org.dependencytrack.notification.publisher';

/** Every kind, with the publisher of that kind that comes with the product. */
export const publisherKinds: Readonly<Record<PublisherKind, KindFacts>> = {
  slack: {
    publisherClass: `${classes}.SlackPublisher`,
    engine: 'message',
    name: 'Slack',
    description: 'Posts to a channel of Slack',
    mimeType: 'application/json',
    file: 'slack.peb',
  },
  msteams: {
    publisherClass: `${classes}.MsTeamsPublisher`,
    engine: 'message',
    name: 'Microsoft Teams',
    description: 'Posts to a channel of Microsoft Teams',
    mimeType: 'application/json',
    file: 'msteams.peb',
  },
  mattermost: {
    publisherClass: `${classes}.MattermostPublisher`,
    engine: 'message',
    name: 'Mattermost',
    description: 'Posts to a channel of Mattermost',
    mimeType: 'application/json',
    file: 'mattermost.peb',
  },
  email: {
    publisherClass: `${classes}.SendMailPublisher`,
    engine: 'text',
    name: 'Email',
    description: 'Sends a mail to addresses and to the members of teams',
    mimeType: 'text/plain; charset=utf-8',
    file: 'email.peb',
  },
  console: {
    publisherClass: `${classes}.ConsolePublisher`,
    engine: 'text',
    name: 'Console',
    description: 'Writes to the standard output of the server, errors to its standard error',
    mimeType: 'text/plain',
    file: 'console.peb',
  },
  webhook: {
    publisherClass: `${classes}.WebhookPublisher`,
    engine: 'message',
    name: 'Outbound Webhook',
    description: 'Posts JSON to an address',
    mimeType: 'application/json',
    file: 'webhook.peb',
  },
  webex: {
    publisherClass: `${classes}.CsWebexPublisher`,
    engine: 'message',
    name: 'Cisco Webex',
    description: 'Posts to a space of Cisco Webex',
    mimeType: 'application/json',
    file: 'cswebex.peb',
  },
  jira: {
    publisherClass: `${classes}.JiraPublisher`,
    engine: 'message',
    name: 'Jira',
    description: 'Creates an issue in a project of Jira',
    mimeType: 'application/json',
    file: 'jira.peb',
  },
  msteamsCard: {
    publisherClass: `${classes}.MsTeamsPublisher`,
    ownKind: 'MSTEAMS_CARD',
    engine: 'message',
    name: 'Microsoft Teams Workflows',
    description: 'Posts an Adaptive Card to a workflow of Microsoft Teams',
    mimeType: 'application/json',
    file: 'msteams-card.peb',
  },
  github: {
    publisherClass: `${classes}.WebhookPublisher`,
    ownKind: 'GITHUB',
    engine: 'message',
    name: 'GitHub Issues',
    description: 'Creates an issue in a repository of GitHub',
    mimeType: 'application/json',
    file: 'github.peb',
  },
  gitlab: {
    publisherClass: `${classes}.WebhookPublisher`,
    ownKind: 'GITLAB',
    engine: 'message',
    name: 'GitLab Issues',
    description: 'Creates an issue in a project of GitLab',
    mimeType: 'application/json',
    file: 'gitlab.peb',
  },
};

/** The fields that identify the kind of a publisher. */
interface KindFields {
  readonly publisher_class: string;
  readonly own_kind: OwnPublisherKind | null;
}

const keyOf = (publisherClass: string, ownKind: OwnPublisherKind | null | undefined) =>
  `${publisherClass} ${ownKind ?? ''}`;

const kindOfKey = new Map(
  Object.entries(publisherKinds).map(([kind, { publisherClass, ownKind }]) => [
    keyOf(publisherClass, ownKind),
    kind as PublisherKind,
  ]),
);

/**
 * Undefined for a class that is not a publisher, and for one of our kinds that does not belong to the class.
 */
export function kindOf({ publisher_class, own_kind }: KindFields): PublisherKind | undefined {
  return kindOfKey.get(keyOf(publisher_class, own_kind));
}

/** Kinds that make an issue in a repository of the rule. */
export type IssueKind = 'github' | 'gitlab';

export function isIssueKind(kind: PublisherKind): kind is IssueKind {
  return kind === 'github' || kind === 'gitlab';
}
