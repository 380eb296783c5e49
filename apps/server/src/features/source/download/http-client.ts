import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { isLinkLocal, LinkLocalError, lookupExceptLinkLocal } from './link-local.ts';
import { errorOfConnection, errorOfStatus, SourceError, shownUrl } from './source-error.ts';

const agentOptions = {
  connect: { timeout: 15_000, lookup: lookupExceptLinkLocal },
  headersTimeout: 60_000,
  bodyTimeout: 60_000,
};
const direct = new Agent(agentOptions);
/** Proxies as the environment names them (HTTP_PROXY, HTTPS_PROXY, NO_PROXY). Names are looked up by the proxy, then. */
const proxied = new EnvHttpProxyAgent(agentOptions);

const maxRedirects = 5;

export interface SourceResponse {
  status: number;
  etag: string | undefined;
  lastModified: string | undefined;
  contentLength: number | undefined;
  contentRange: string | undefined;
  body: Readable;
  /** Gives up the body; also right when there is none. */
  drop(): void;
}

export interface SourceRequest {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  now: Date;
}

/**
 * Asks a source. Redirects are followed, but never to another host with credentials (design §7).
 * @returns an answer with a status below 400, 304 included, or 416. Its body must be read or dropped
 * @throws SourceError
 */
export async function askSource(options: SourceRequest): Promise<SourceResponse> {
  const credentials = credentialsOf(options.url);
  let url = withoutCredentials(options.url);
  for (let redirects = 0; ; redirects++) {
    const response = await send(url, options, credentials);
    const location = oneOf(response.headers.location);
    const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode) && location !== undefined;
    if (!isRedirect) return checked(response, url, options.now);
    dropBody(response.body);
    if (redirects === maxRedirects)
      throw new SourceError('forbidden', `${shownUrl(url)} redirects too often`);
    url = redirectTarget(url, location, credentials);
  }
}

async function send(
  url: URL,
  { headers, signal }: SourceRequest,
  credentials: string | undefined,
): Promise<Dispatcher.ResponseData> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SourceError('forbidden', `${shownUrl(url)} is neither http nor https`);
  }
  if (isLinkLocal(url.hostname)) throw refused(url, new LinkLocalError(url.hostname));
  try {
    return await request(url, {
      // A proxy cannot reach this machine's own loopback addresses.
      dispatcher: isLoopback(url.hostname) ? direct : proxied,
      headers: {
        'user-agent': 'Waybill',
        'accept-encoding': 'identity',
        ...headers,
        ...(credentials === undefined ? {} : { authorization: credentials }),
      },
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof LinkLocalError) throw refused(url, error);
    throw errorOfConnection(error, url, false);
  }
}

function refused(url: URL, cause: LinkLocalError): SourceError {
  return new SourceError('forbidden', `${shownUrl(url)} cannot be asked: ${cause.message}`, { cause });
}

function checked(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  now: Date,
): SourceResponse {
  const error =
    statusCode === 416 ? undefined : errorOfStatus(statusCode, url, oneOf(headers['retry-after']), now);
  if (error) {
    dropBody(body);
    throw error;
  }
  const length = oneOf(headers['content-length']);
  return {
    status: statusCode,
    etag: oneOf(headers.etag),
    lastModified: oneOf(headers['last-modified']),
    contentLength: length === undefined ? undefined : Number(length),
    contentRange: oneOf(headers['content-range']),
    body,
    drop: () => dropBody(body),
  };
}

/** A body that is given up before its end reports that as an error, which nobody needs. */
function dropBody(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

function redirectTarget(from: URL, location: string, credentials: string | undefined): URL {
  if (!URL.canParse(location, from.href)) {
    throw new SourceError('forbidden', `${shownUrl(from)} redirects to "${location}", which is no address`);
  }
  const to = new URL(location, from);
  if (credentials !== undefined && to.origin !== from.origin) {
    throw new SourceError(
      'forbidden',
      `${shownUrl(from)} redirects to ${to.origin}; credentials are not sent to another host`,
    );
  }
  return withoutCredentials(to);
}

function credentialsOf(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  const pair = `${decoded(url.username)}:${decoded(url.password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

/** A percent sign that begins no escape stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutCredentials(url: URL): URL {
  return new URL(shownUrl(url));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function oneOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
