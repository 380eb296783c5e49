import { OutgoingError, shownUrl } from './outgoing-error.ts';

/** The only headers that another host receives. Any other header of a caller may be a secret. */
const harmless = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);

/** The origin of the first request, and the credentials of its URL. */
interface Asked {
  origin: string;
  credentials: string | undefined;
}

/** The headers that a host gets: all of them only where the request was meant to go (design §7). */
export function headersFor(
  url: URL,
  asked: Asked,
  headers: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const all = {
    ...(asked.credentials === undefined ? {} : { authorization: asked.credentials }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  };
  if (url.origin === asked.origin) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => harmless.has(name)));
}

/** Where a redirect leads; credentials in its address are not used. @throws OutgoingError when that is no address */
export function redirectTarget(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href)) {
    throw new OutgoingError(
      'forbidden',
      `${shownUrl(from)} redirects to "${location.slice(0, 200)}", which is no address`,
    );
  }
  return withoutCredentials(new URL(location, from));
}

/** User and password of an address as a header; undefined when it has none. */
export function credentialsOf(url: URL): string | undefined {
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

export function withoutCredentials(url: URL): URL {
  return new URL(shownUrl(url));
}
