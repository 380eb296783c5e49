import type { Secrets } from '../../../config/secrets.ts';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { RefusedAddressError } from '../../../outgoing/address/address-policy.ts';
import { laneOf } from '../../../outgoing/lane.ts';
import type { OutgoingResponse } from '../../../outgoing/outgoing.ts';
import { OutgoingError, shownUrl } from '../../../outgoing/outgoing-error.ts';
import { isSettingOn, readSecretSetting, readSetting } from '../../config-property/setting.service.ts';
import { jiraAuthorization } from '../publisher/jira-authorization.ts';
import type { PublisherKind } from '../publisher/publisher-kinds.ts';
import { completeIssue, wrongFields } from './jira-issue.ts';
import { subjectForOwner } from './owner-view.service.ts';
import { NotNow, type Publication, type Publish, Undeliverable } from './publish.ts';
import { signatureHeaders } from './signature.ts';

/** A chat server that takes longer than this for a line of text has other trouble. */
const totalMs = 30_000;
/** Whoever waits longer for a turn gives it back, so that no line is held up by another's destination. */
const patienceMs = 5_000;

/** Time between two messages to one address, by what the services allow (docs/contract/19-notifications.md); none for others. */
const intervalMs: Partial<Record<PublisherKind, number>> = { slack: 1_000, msteams: 500, webex: 500 };

const errorStatuses = Array.from({ length: 200 }, (_, index) => 400 + index);
/** What is refused as it is, not now: the same message will be refused again. */
const lastingStatuses: ReadonlySet<number> = new Set([400, 405, 406, 410, 411, 413, 414, 415, 422]);

/** Posts a message to the address of the rule. */
export const postMessage: Publish = async (context, publication) => {
  const { config, rule } = publication;
  if (config.destination === undefined) throw new Undeliverable('The rule has no destination.');
  const url = urlOf(config.destination);
  const token = config.token === undefined ? {} : { [config.tokenHeader ?? 'X-Api-Key']: config.token };
  const told = rule.owner_id === null ? publication : await forOwner(context, publication, rule.owner_id);
  if (told) await post(context, told, url, rule.mime_type, token);
};

/** Narrowed to what the owner of a subscription may see; undefined when that is nothing. @throws Undeliverable */
async function forOwner(context: Context, publication: Publication, ownerId: number) {
  if (!(await isSettingOn(context.db, 'notification', 'subscription.webhooks.allowed')))
    throw new Undeliverable('The administrator does not allow webhooks for subscriptions.');
  const subject = await subjectForOwner(context, ownerId, publication.owed);
  return subject && { ...publication, render: () => publication.render(subject) };
}

/** Creates an issue in Jira. */
export const createIssue: Publish = async (context, publication) => {
  const { db, secrets } = context;
  const { config, rule } = publication;
  if (config.destination === undefined || config.jiraTicketType === undefined)
    throw new Undeliverable('The rule must name the key of a project and a ticket type of Jira.');
  const address = await readSetting(db, 'integrations', 'jira.url');
  if (address === undefined) throw new NotNow('The address of Jira is not set.', { isTried: true });
  const username = await readSetting(db, 'integrations', 'jira.username');
  const password = await readSecretSetting(db, secrets, 'integrations', 'jira.password');
  if (password === undefined) throw new NotNow('There is no password or token for Jira.');
  const authorization = jiraAuthorization(username, password);
  const url = urlOf(`${address.replace(/\/+$/, '')}/rest/api/2/issue`);
  const { owed, render } = publication;
  const issue = {
    ...publication,
    render: async () => completeIssue(await render(), config.jira, owed.subject),
  };
  await post(context, issue, url, rule.mime_type, { authorization });
};

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Undeliverable('The destination is no address that begins with http:// or https://.');
}

async function post(
  { db, outgoing, now, secrets }: Context,
  { kind, rule, owed, signal, render }: Publication,
  url: URL,
  mimeType: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const body = await render();
  const signed =
    kind === 'webhook' && rule.signing_secret !== null
      ? signatureHeaders(secretOf(rule.signing_secret, secrets), owed.uuid, now(), body)
      : {};
  const publicOnly = kind !== 'jira' && (await isClosed(db, url, rule.owner_id !== null));
  let response: OutgoingResponse;
  try {
    response = await outgoing.ask({
      url,
      method: 'POST',
      headers: {
        ...headers,
        ...signed,
        'content-type': mimeType,
        accept: mimeType,
        'idempotency-key': owed.uuid,
      },
      body,
      signal,
      totalMs,
      patienceMs,
      // The path of a chat server's address is a secret, which the name of a lane must not tell.
      pace: { lane: laneOf(url, url.href), intervalMs: intervalMs[kind] ?? 0 },
      reads: errorStatuses,
      publicOnly,
    });
  } catch (error) {
    throw error instanceof OutgoingError ? troubleOf(error, url, publicOnly) : error;
  }
  const text = await beginningOf(response);
  judge(kind, response, text, url);
}

function secretOf(stored: string, secrets: Secrets): string {
  try {
    return secrets.decrypt(stored);
  } catch {
    throw new Undeliverable('The signing secret of the rule cannot be decrypted.');
  }
}

/** Whether private networks are closed to rules, as they always are to what users enter, and a host is none of those that are left open. */
async function isClosed(db: Database, { hostname }: URL, isOfUser: boolean): Promise<boolean> {
  if (!isOfUser && !(await isSettingOn(db, 'notification', 'private.networks.closed'))) return false;
  const open = (await readSetting(db, 'notification', 'private.hosts')) ?? '';
  return !open.split(',').some((host) => host.trim().toLowerCase() === hostname);
}

/** Errors name addresses whole; here only the host may be told. */
function troubleOf(error: OutgoingError, url: URL, publicOnly: boolean): Error {
  const { cause } = error;
  if (publicOnly && cause instanceof RefusedAddressError && cause.code === 'PRIVATE_REDIRECT')
    return new Undeliverable(`${url.host} is in a private network, which is closed to notifications.`);
  const message = error.message
    .replaceAll(shownUrl(url), url.origin)
    .replaceAll(laneOf(url, url.href), url.host)
    // Where it was redirected to may hold what the address held.
    .replace(/ to "[^"]*"/, '');
  if (error.kind === 'busy') return new NotNow(message, { afterMs: error.retryAfterMs, isTried: false });
  return error.kind === 'forbidden' ? new Undeliverable(message) : new NotNow(message);
}

function judge(kind: PublisherKind, response: OutgoingResponse, text: string, { host }: URL): void {
  const { status, waitMs: afterMs } = response;
  if (status >= 200 && status < 300) {
    // Connectors of Teams answer 200 and tell the trouble as text.
    const [, told] = kind === 'msteams' ? (/HTTP error (\d{3})/i.exec(text) ?? []) : [];
    if (told === undefined) return;
    if (told === '413') throw new Undeliverable(`${host} says that the message is too large.`);
    throw new NotNow(`${host} is asked too often (${told}).`, { afterMs });
  }
  const word = kind === 'jira' ? wrongFields(text) : wordOf(text);
  const what = `${host} answered ${status}${word === undefined ? '' : ` (${word})`}.`;
  if (lastingStatuses.has(status)) throw new Undeliverable(what);
  throw new NotNow(what, { afterMs });
}

/** A word such as `channel_is_archived` says what is wrong; whole sentences may repeat what was sent. */
function wordOf(text: string): string | undefined {
  return /^[a-z][a-z_]{2,60}$/.exec(text.trim())?.[0];
}

async function beginningOf(response: OutgoingResponse): Promise<string> {
  let text = '';
  try {
    for await (const part of response.body.setEncoding('utf8')) {
      text += part;
      if (text.length > 2_000) break;
    }
  } catch {
    // The status is what counts.
  }
  response.drop();
  return text;
}
