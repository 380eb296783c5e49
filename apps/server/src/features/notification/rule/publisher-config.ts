import type { Secrets } from '../../../config/secrets.ts';
import { illegalArgument } from '../../../http/errors.ts';
import { hiddenValue } from '../../party/contract-shapes.ts';
import { isIssueKind, type PublisherKind } from '../publisher/publisher-kinds.ts';
import { type IssueConfig, issuesUrl, readIssueConfig, requireIssueConfig } from './issue-config.ts';
import { type JiraFields, readJiraFields, requireJiraFields } from './jira-config.ts';

/** Where the messages of a rule go, as its `publisherConfig` says (contract §19.3). */
export interface PublisherConfig {
  /** An address, also of a repository, mail addresses joined by commas, or the key of a Jira project. */
  readonly destination: string | undefined;
  readonly token: string | undefined;
  readonly tokenHeader: string | undefined;
  readonly jiraTicketType: string | undefined;
  readonly jira: JiraFields;
  readonly issue: IssueConfig;
}

const posted: ReadonlySet<PublisherKind> = new Set([
  'slack',
  'msteams',
  'msteamsCard',
  'mattermost',
  'webex',
  'webhook',
]);

/** True if messages of a kind are posted to the address of the rule. */
function isPosted(kind: PublisherKind): boolean {
  return posted.has(kind);
}

/** A header that another part of the request sets, or that would change what the request means. */
const takenHeader =
  /^(host|content-.*|transfer-encoding|connection|upgrade|expect|te|trailer|keep-alive|proxy-.*)$/i;

type Members = Record<string, unknown>;

/**
 * Reads the configuration from a body and encrypts it for the database, because the address of a chat server
 * lets anyone post there.
 * @param kind of the rule's publisher
 * @param stored the rule's configuration; an omitted token stays as long as its destination stays
 * @throws 400 problem
 */
export function storableConfig(
  given: string,
  kind: PublisherKind,
  stored: string | null,
  secrets: Secrets,
): string {
  const config = checkedMembers(given, kind);
  if (config.token === hiddenValue) config.token = storedToken(config, kind, stored, secrets);
  if (config.token === undefined) delete config.token;
  return secrets.encrypt(JSON.stringify(config));
}

/** Reads the configuration from a body, in the form of {@link readConfig}. @throws 400 problem */
export function readGivenConfig(given: string, kind: PublisherKind): PublisherConfig {
  return configOf(checkedMembers(given, kind));
}

function checkedMembers(given: string, kind: PublisherKind): Members {
  const config = membersOf(given);
  if (!config) throw illegalArgument('The publisherConfig must be an object in JSON.');
  for (const name of ['destination', 'token', 'tokenHeader', 'jiraTicketType']) {
    const value = config[name];
    if (value !== undefined && value !== null && typeof value !== 'string')
      throw illegalArgument(`The publisherConfig must have a text as "${name}".`);
  }
  requireDestination(config, kind);
  requireHeader(config);
  requireJiraFields(config);
  if (isIssueKind(kind)) requireIssueConfig(config, kind);
  return config;
}

/** Reads the stored configuration. @throws if it cannot be decrypted */
export function readConfig(stored: string | null, secrets: Secrets): PublisherConfig {
  return configOf(stored === null ? {} : (membersOf(secrets.decrypt(stored)) ?? {}));
}

function configOf(config: Members): PublisherConfig {
  const text = (name: string) => {
    const value = config[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  return {
    destination: text('destination'),
    token: text('token'),
    tokenHeader: text('tokenHeader'),
    jiraTicketType: text('jiraTicketType'),
    jira: readJiraFields(config),
    issue: readIssueConfig(config),
  };
}

/** The configuration to show: everything except its token. */
export function shownConfig(stored: string, secrets: Secrets): string {
  const text = secrets.decrypt(stored);
  const config = membersOf(text);
  if (!config?.token) return text;
  return JSON.stringify({ ...config, token: hiddenValue });
}

function membersOf(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...(value as Members) }
      : undefined;
  } catch {
    return undefined;
  }
}

function requireDestination(config: Members, kind: PublisherKind): void {
  const destination = typeof config.destination === 'string' ? config.destination.trim() : '';
  if (destination === '') return;
  if (isPosted(kind)) {
    const protocol = URL.canParse(destination) ? new URL(destination).protocol : undefined;
    if (protocol !== 'http:' && protocol !== 'https:')
      throw illegalArgument('The destination must be an address that begins with http:// or https://.');
  }
  if (kind === 'email') {
    const wrong = mailAddresses(destination).find((address) => !isMailAddress(address));
    if (wrong !== undefined) throw illegalArgument(`"${wrong}" is not an email address.`);
  }
}

/** Addresses joined by commas. */
export function mailAddresses(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** True if a text can be the address of a recipient; never one that would be read as two, or as a header. */
export function isMailAddress(text: string): boolean {
  return text.length <= 320 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text);
}

function requireHeader({ tokenHeader, token }: Members): void {
  if (typeof tokenHeader === 'string' && tokenHeader.trim() !== '') {
    const name = tokenHeader.trim();
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(name) || takenHeader.test(name))
      throw illegalArgument(`"${name}" cannot be the header of the token.`);
  }
  if (typeof token === 'string' && !/^[\t\x20-\x7e\x80-\xff]*$/.test(token))
    throw illegalArgument('The token has a character that no header can carry.');
}

/** A stored token goes to no other host than the one that it was given for. @throws 400 problem */
function storedToken(
  config: Members,
  kind: PublisherKind,
  stored: string | null,
  secrets: Secrets,
): string | undefined {
  const before = readConfig(stored, secrets);
  if (before.token === undefined) return undefined;
  const origin = originOf(kind, before.destination, before.issue.apiUrl);
  if (origin !== undefined && originOf(kind, config.destination, readIssueConfig(config).apiUrl) === origin)
    return before.token;
  throw illegalArgument(
    `The stored token is for ${origin ?? 'no address'}. Include the token for the new destination.`,
  );
}

/** Where the token goes. */
function originOf(kind: PublisherKind, destination: unknown, apiUrl: string | undefined): string | undefined {
  if (typeof destination !== 'string') return undefined;
  if (isIssueKind(kind)) return issuesUrl(kind, destination, apiUrl)?.origin;
  return URL.canParse(destination.trim()) ? new URL(destination.trim()).origin : undefined;
}
