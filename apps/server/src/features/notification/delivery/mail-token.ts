import { LRUCache } from 'lru-cache';
import type { Context } from '../../../feature.ts';
import type { OutgoingResponse } from '../../../outgoing/outgoing.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { readSecretSetting, readSetting } from '../../config-property/setting.service.ts';
import { NotNow } from './publish.ts';

const totalMs = 20_000;
/** A token is not used in its last minute: it would end under way. */
const spareMs = 60_000;
/** Where the answer does not say how long a token is good for. */
const usualSeconds = 300;
const maxSeconds = 86_400;
const maxBytes = 65_536;

/** Tokens of this node, by what they were asked for with. */
const tokens = new LRUCache<string, { token: string; endsAt: number }>({ max: 20 });

interface Client {
  readonly url: URL;
  readonly id: string;
  readonly secret: string;
  readonly scope: string | undefined;
}

/**
 * An access token for the mail server by client credentials (RFC 6749 §4.4), as hosted mail providers want it for XOAUTH2.
 * @returns undefined where no address for tokens is set: a password is used instead
 * @throws NotNow when there is none to be had
 */
export async function readMailToken(context: Context): Promise<string | undefined> {
  const client = await readClient(context);
  if (!client) return undefined;
  const key = JSON.stringify([client.url.href, client.id, client.secret, client.scope]);
  const now = context.now().getTime();
  const known = tokens.get(key);
  if (known && known.endsAt > now) return known.token;
  const { token, seconds } = await askForToken(context, client);
  tokens.set(key, { token, endsAt: now + seconds * 1000 - spareMs });
  return token;
}

/** The next mail asks for another: the mail server did not take this one. */
export function forgetMailTokens(): void {
  tokens.clear();
}

async function readClient({ db, secrets }: Context): Promise<Client | undefined> {
  const address = (await readSetting(db, 'email', 'smtp.oauth.token.url'))?.trim();
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new NotNow('The address for email access tokens is not valid.');
  const id = (await readSetting(db, 'email', 'smtp.oauth.client.id'))?.trim();
  const secret = await readSecretSetting(db, secrets, 'email', 'smtp.oauth.client.secret');
  if (!id || !secret) throw new NotNow('The client for email access tokens has no ID or no secret.');
  const scope = (await readSetting(db, 'email', 'smtp.oauth.scope'))?.trim() || undefined;
  return { url, id, secret, scope };
}

async function askForToken(
  { outgoing }: Context,
  { url, id, secret, scope }: Client,
): Promise<{ token: string; seconds: number }> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
  });
  if (scope !== undefined) form.set('scope', scope);
  let response: OutgoingResponse;
  try {
    response = await outgoing.ask({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
      reads: [400, 401, 403],
      signal: AbortSignal.timeout(totalMs),
      totalMs,
    });
  } catch (error) {
    if (error instanceof OutgoingError)
      throw new NotNow(`There is no access token for email: ${error.message}`, {
        afterMs: error.retryAfterMs,
      });
    throw new NotNow(`There is no access token for email: ${url.host} does not answer.`);
  }
  const answer = readAnswer(await beginningOf(response));
  if (typeof answer.access_token !== 'string' || answer.access_token === '') {
    // The code of RFC 6749 §5.2, such as `invalid_client`; nothing else of the answer.
    const code = typeof answer.error === 'string' ? /^[a-z_]{1,40}$/.exec(answer.error)?.[0] : undefined;
    const why = code ?? String(response.status);
    throw new NotNow(`There is no access token for email: ${url.host} refuses the client (${why}).`);
  }
  const seconds = Number(answer.expires_in);
  return {
    token: answer.access_token,
    seconds: seconds > 0 ? Math.min(seconds, maxSeconds) : usualSeconds,
  };
}

function readAnswer(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function beginningOf(response: OutgoingResponse): Promise<string> {
  let text = '';
  try {
    for await (const part of response.body.setEncoding('utf8')) {
      text += part;
      if (text.length > maxBytes) break;
    }
  } catch {
    // A missing part makes the token invalid.
  }
  response.drop();
  return text;
}
