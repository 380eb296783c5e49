import type { NotificationRule } from '@waybill/api-contract';
import { kindOf, type PublisherKind } from './publisher-kind.ts';

/** Where the messages of an alert go, as its `publisherConfig` has it. */
interface PublisherConfig {
  destination: string;
  /** A stand-in for the token that is stored; empty without one. */
  token: string;
  tokenHeader: string;
  jiraTicketType: string;
  /** Members that this console does not know; they stay. */
  others: Readonly<Record<string, unknown>>;
}

/** What of a form says where messages go. */
export interface DestinationValues {
  destination: string;
  addresses: readonly string[];
  usesToken: boolean;
  token: string;
  tokenHeader: string;
  jiraTicketType: string;
}

type ConfiguredAlert = Pick<NotificationRule, 'publisher' | 'publisherConfig'>;

function membersOf(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function configOf({ publisherConfig }: ConfiguredAlert): PublisherConfig {
  const { destination, token, tokenHeader, jiraTicketType, ...others } = membersOf(publisherConfig);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    destination: textOf(destination),
    token: textOf(token),
    tokenHeader: textOf(tokenHeader),
    jiraTicketType: textOf(jiraTicketType),
    others,
  };
}

const posting: ReadonlySet<PublisherKind> = new Set([
  'SlackPublisher',
  'MsTeamsPublisher',
  'MattermostPublisher',
  'CsWebexPublisher',
  'WebhookPublisher',
]);

/** Whether messages are posted to an address of the alert. */
export function isPosted(kind: PublisherKind | undefined): boolean {
  return kind !== undefined && posting.has(kind);
}

/** Mail addresses joined by commas. */
export function splitAddresses(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** Whether the stored token goes with this address: it is for one host. An address that is not complete yet is no other one. */
export function keepsToken(alert: ConfiguredAlert, destination: string): boolean {
  const stored = configOf(alert);
  if (stored.token === '') return false;
  if (!URL.canParse(destination) || !URL.canParse(stored.destination)) return true;
  return new URL(destination).origin === new URL(stored.destination).origin;
}

/** What the server is to store. */
export function configText(alert: ConfiguredAlert, values: DestinationValues): string {
  const { others, token: stored } = configOf(alert);
  return JSON.stringify({ ...others, ...membersFor(kindOf(alert.publisher), values, stored) });
}

function membersFor(
  kind: PublisherKind | undefined,
  values: DestinationValues,
  stored: string,
): Record<string, string> {
  const { destination, jiraTicketType, tokenHeader } = values;
  switch (kind) {
    case 'ConsolePublisher':
      return {};
    case 'SendMailPublisher':
      return { destination: values.addresses.join(',') };
    case 'JiraPublisher':
      return { destination, jiraTicketType };
    case 'WebhookPublisher': {
      const token = values.token === '' ? stored : values.token;
      if (!values.usesToken || token === '') return { destination };
      return { destination, token, ...(tokenHeader === '' ? {} : { tokenHeader }) };
    }
    default:
      return { destination };
  }
}
