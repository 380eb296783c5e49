import { createHmac, randomUUID } from 'node:crypto';

interface Consumer {
  key: string;
  secret: string;
}

/**
 * Signs a GET by OAuth 1.0a without a token of a user, HMAC-SHA1, all of it in the query (RFC 5849 §3.4).
 * @param nonce fresh for each request
 */
export function signedUrl(url: URL, { key, secret }: Consumer, now: Date, nonce: string = randomUUID()): URL {
  const parameters = [
    ...url.searchParams,
    ['oauth_consumer_key', key],
    ['oauth_nonce', nonce],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', `${Math.floor(now.getTime() / 1000)}`],
    ['oauth_version', '1.0'],
  ].map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`);
  const sorted = parameters.toSorted().join('&');
  const base = `GET&${encode(url.origin + url.pathname)}&${encode(sorted)}`;
  const signature = createHmac('sha1', `${encode(secret)}&`)
    .update(base)
    .digest('base64');
  const signed = new URL(url);
  signed.search = `${sorted}&oauth_signature=${encode(signature)}`;
  return signed;
}

/** RFC 3986: everything but letters, digits and `-._~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
