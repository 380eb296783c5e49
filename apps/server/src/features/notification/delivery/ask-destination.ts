import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { RefusedAddressError } from '../../../outgoing/address/address-policy.ts';
import { laneOf } from '../../../outgoing/lane.ts';
import type { OutgoingResponse } from '../../../outgoing/outgoing.ts';
import { OutgoingError, shownUrl } from '../../../outgoing/outgoing-error.ts';
import { isSettingOn, readSetting } from '../../config-property/setting.service.ts';
import type { PublisherKind } from '../publisher/publisher-kinds.ts';
import type { SendingRule } from './delivery.queries.ts';
import { NotNow, Undeliverable } from './publish.ts';

/** A server that takes longer than this for a message has other trouble. */
const totalMs = 30_000;
/** A turn that takes longer is given back, so another destination delays no line. */
const patienceMs = 5_000;
/** The part of an answer that is read if the whole is not needed. */
const beginning = 2_000;

const errorStatuses = Array.from({ length: 200 }, (_, index) => 400 + index);
/** Statuses of permanent refusals: the same message will be refused again. */
const lastingStatuses: ReadonlySet<number> = new Set([400, 405, 406, 410, 411, 413, 414, 415, 422]);

interface DestinationRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time between two requests to what is asked with one credential. */
  readonly intervalMs: number;
  /** The text that counts as the credential: the whole address, if its path is the secret. */
  readonly credential: string;
  /** The maximum length of the answer that is read, in characters. */
  readonly maxLength?: number;
  /** Statuses of refusals that the caller judges itself. */
  readonly judges?: readonly number[];
  /** The readable text of a refusal. */
  readonly told: (text: string) => string | undefined;
}

export interface DestinationAnswer {
  readonly status: number;
  readonly text: string;
  /** The time the destination asks to wait. */
  readonly waitMs: number | undefined;
}

/** The request: a message, or a query for the state of a created issue. */
interface Asking {
  readonly kind: PublisherKind;
  readonly rule: Pick<SendingRule, 'owner_id'>;
  readonly signal: AbortSignal;
}

/** Asks the server of a destination. @returns an answer that is no refusal @throws Undeliverable, NotNow */
export async function askDestination(
  { db, outgoing }: Context,
  { kind, rule, signal }: Asking,
  { url, credential, intervalMs, maxLength, judges, told, ...request }: DestinationRequest,
): Promise<DestinationAnswer> {
  // The address of Jira is a setting, which an administrator of the system vouches for.
  const publicOnly = kind !== 'jira' && (await isClosed(db, url, rule.owner_id !== null));
  const lane = laneOf(url, credential);
  let response: OutgoingResponse;
  try {
    response = await outgoing.ask({
      ...request,
      url,
      signal,
      totalMs,
      patienceMs,
      // Credentials, and paths of chat servers, are secrets, which the name of a lane must not tell.
      pace: { lane, intervalMs },
      reads: errorStatuses,
      publicOnly,
    });
  } catch (error) {
    throw error instanceof OutgoingError ? troubleOf(error, url, lane, publicOnly) : error;
  }
  const text = await textOf(response, maxLength ?? beginning);
  const { status, waitMs } = response;
  if ((status >= 200 && status < 300) || judges?.includes(status)) return { status, text, waitMs };
  const word = told(text);
  const what = `${url.host} answered ${status}${word === undefined ? '' : ` (${word})`}.`;
  if (lastingStatuses.has(status)) throw new Undeliverable(what);
  throw new NotNow(what, { afterMs: waitMs });
}

/** @throws Undeliverable */
export function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Undeliverable('The destination must be an address that begins with http:// or https://.');
}

/** True if private networks are closed to rules, as they always are to what users enter, and a host is none of those that are left open. */
async function isClosed(db: Database, { hostname }: URL, isOfUser: boolean): Promise<boolean> {
  if (!isOfUser && !(await isSettingOn(db, 'notification', 'private.networks.closed'))) return false;
  const open = (await readSetting(db, 'notification', 'private.hosts')) ?? '';
  return !open.split(',').some((host) => host.trim().toLowerCase() === hostname);
}

/** Errors contain whole addresses. Only the host may be shown here. */
function troubleOf(error: OutgoingError, url: URL, lane: string, publicOnly: boolean): Error {
  const { cause } = error;
  if (publicOnly && cause instanceof RefusedAddressError && cause.code === 'PRIVATE_REDIRECT')
    return new Undeliverable(`${url.host} is in a private network, which is closed to notifications.`);
  const message = error.message
    .replaceAll(shownUrl(url), url.origin)
    .replaceAll(lane, url.host)
    // Where it was redirected to may hold what the address held.
    .replace(/ to "[^"]*"/, '');
  if (error.kind === 'busy') return new NotNow(message, { afterMs: error.retryAfterMs, isTried: false });
  return error.kind === 'forbidden' ? new Undeliverable(message) : new NotNow(message);
}

async function textOf(response: OutgoingResponse, maxLength: number): Promise<string> {
  let text = '';
  try {
    for await (const part of response.body.setEncoding('utf8')) {
      text += part;
      if (text.length > maxLength) break;
    }
  } catch {
    // The status is what counts.
  }
  response.drop();
  return text;
}
