import type { NotificationRule } from '@waybill/api-contract';
import { kindOf, type PublisherKind } from './publisher-kind.ts';

/** Where the messages of an alert go, as its `publisherConfig` has it. */
interface PublisherConfig {
  destination: string;
  /** A stand-in for the token that is stored; empty without one. */
  token: string;
  tokenHeader: string;
  jiraTicketType: string;
  /** JSON; empty where there is none. */
  jiraFields: string;
  jiraByTag: string;
  jiraLabelsFromTags: boolean;
  labels: readonly string[];
  apiUrl: string;
  /** Members that this console does not know; they stay. */
  others: Readonly<Record<string, unknown>>;
}

/** The form fields that determine the destination. */
export interface DestinationValues extends Omit<PublisherConfig, 'others'> {
  addresses: readonly string[];
  usesToken: boolean;
}

type ConfiguredAlert = Pick<NotificationRule, 'publisher' | 'publisherConfig'>;

function membersOf(text: string | undefined): Record<string, unknown> {
  return readObject(text ?? '{}') ?? {};
}

/** Undefined for a text that is no object in JSON. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export function configOf({ publisherConfig }: ConfiguredAlert): PublisherConfig {
  const { destination, token, tokenHeader, jiraTicketType, ...more } = membersOf(publisherConfig);
  const { jiraFields, jiraByTag, jiraLabelsFromTags, labels, apiUrl, ...others } = more;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    destination: textOf(destination),
    token: textOf(token),
    tokenHeader: textOf(tokenHeader),
    jiraTicketType: textOf(jiraTicketType),
    jiraFields: jsonOf(jiraFields),
    jiraByTag: jsonOf(jiraByTag),
    jiraLabelsFromTags: jiraLabelsFromTags === true,
    labels: Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [],
    apiUrl: textOf(apiUrl),
    others,
  };
}

/** Indented, as people read it. */
function jsonOf(value: unknown): string {
  const isThere = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isThere ? JSON.stringify(value, undefined, 2) : '';
}

const posting: ReadonlySet<PublisherKind> = new Set([
  'SlackPublisher',
  'MsTeamsPublisher',
  'MSTEAMS_CARD',
  'MattermostPublisher',
  'CsWebexPublisher',
  'WebhookPublisher',
]);

/** True if messages are posted to an address of the alert. */
export function isPosted(kind: PublisherKind | undefined): boolean {
  return kind !== undefined && posting.has(kind);
}

/** True if an issue in a repository is made of a message. */
export function makesIssues(kind: PublisherKind | undefined): kind is 'GITHUB' | 'GITLAB' {
  return kind === 'GITHUB' || kind === 'GITLAB';
}

/** Mail addresses joined by commas. */
export function splitAddresses(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** True if the stored token goes with this address: it is for one host. An address that is not complete yet is no other one. */
export function keepsToken(
  alert: ConfiguredAlert,
  { destination, apiUrl }: Pick<DestinationValues, 'destination' | 'apiUrl'>,
): boolean {
  const stored = configOf(alert);
  if (stored.token === '') return false;
  const isSame = (one: string, other: string) =>
    one === other ||
    !URL.canParse(one) ||
    !URL.canParse(other) ||
    new URL(one).origin === new URL(other).origin;
  if (makesIssues(kindOf(alert.publisher)) && (stored.apiUrl === '') !== (apiUrl === '')) return false;
  return isSame(destination, stored.destination) && isSame(apiUrl, stored.apiUrl);
}

/** The text to store on the server. */
export function configText(alert: ConfiguredAlert, values: DestinationValues): string {
  const { others, token: stored } = configOf(alert);
  return JSON.stringify({ ...others, ...membersFor(kindOf(alert.publisher), values, stored) });
}

function membersFor(
  kind: PublisherKind | undefined,
  values: DestinationValues,
  stored: string,
): Record<string, unknown> {
  const { destination, tokenHeader } = values;
  const token = values.token === '' ? stored : values.token;
  switch (kind) {
    case 'ConsolePublisher':
      return {};
    case 'SendMailPublisher':
      return { destination: values.addresses.join(',') };
    case 'JiraPublisher':
      return jiraMembers(values);
    case 'GITHUB':
    case 'GITLAB':
      return {
        destination,
        ...(token === '' ? {} : { token }),
        ...(values.apiUrl === '' ? {} : { apiUrl: values.apiUrl }),
        ...(values.labels.length === 0 ? {} : { labels: values.labels }),
      };
    case 'WebhookPublisher':
      if (!values.usesToken || token === '') return { destination };
      return { destination, token, ...(tokenHeader === '' ? {} : { tokenHeader }) };
    default:
      return { destination };
  }
}

function jiraMembers(values: DestinationValues): Record<string, unknown> {
  const { destination, jiraTicketType, jiraLabelsFromTags } = values;
  const jiraFields = readObject(values.jiraFields);
  const jiraByTag = readObject(values.jiraByTag);
  return {
    destination,
    jiraTicketType,
    ...(jiraFields ? { jiraFields } : {}),
    ...(jiraByTag ? { jiraByTag } : {}),
    ...(jiraLabelsFromTags ? { jiraLabelsFromTags } : {}),
  };
}
