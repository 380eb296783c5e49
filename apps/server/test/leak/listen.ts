import type { Ask, HiddenAsk } from './asks.ts';
import { isOwn } from './asks.ts';
import type { Principal } from './principals.ts';
import type { Things } from './things.ts';

/** An answer, without what differs from one time to the next. */
export interface Heard {
  readonly status: number;
  readonly headers: string;
  readonly text: string;
}

/** Differ from one request to the next. */
const restlessHeaders = new Set([
  'date',
  'etag',
  'content-length',
  'x-request-id',
  'keep-alive',
  'connection',
]);

export async function hear({ client }: Principal, { key, path, body }: Ask): Promise<Heard> {
  const answer = key.startsWith('GET ') ? await client.get(path) : await client.post(path, body);
  const headers = [...answer.headers].filter(([name]) => !restlessHeaders.has(name));
  return {
    status: answer.status,
    headers: timeless(headers.map((header) => header.join(': ')).join('\n')),
    text: timeless(answer.text),
  };
}

/** Without moments, and without the ids that a document is given when it is written. */
const timeless = (text: string): string =>
  text
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?/g, '@')
    .replace(/\b1[78]\d{11}\b/g, '@')
    .replace(/urn:uuid:[\da-f-]{36}/g, 'urn:uuid:#');

/** The secrets, which are texts and ids, that an answer contains; undefined if none. */
export function tells({ text, headers }: Heard, secrets: readonly string[]): string | undefined {
  const all = `${headers}\n${text}`.toLowerCase();
  const secret = secrets.find((one) => all.includes(one));
  return secret && `tells ${secret}: …${around(all, all.indexOf(secret))}`;
}

/** Where two answers differ; undefined when they do not. */
export function differenceOf(one: Heard, other: Heard): string | undefined {
  if (one.status !== other.status)
    return `answered ${one.status}, then ${other.status} ${other.text.slice(0, 200)}`;
  for (const part of ['headers', 'text'] as const) {
    if (one[part] === other[part]) continue;
    const at = [...one[part]].findIndex((char, place) => char !== other[part][place]);
    const place = at === -1 ? one[part].length : at;
    return `${part}: …${around(one[part], place)}\n    became …${around(other[part], place)}`;
  }
  return undefined;
}

const around = (text: string, at: number) =>
  text.slice(Math.max(0, at - 120), at + 120).replaceAll('\n', ' ');

/** The sign in an answer that the hidden thing exists; undefined if none. */
export function leakOf(
  ask: HiddenAsk,
  { hidden, heard }: { hidden: Things; heard: Heard },
  { unknown, heard: other }: { unknown: Things; heard: Heard },
): string | undefined {
  const [one, two] = [nameless(heard, hidden), nameless(other, unknown)];
  // The contract tells what is hidden from what is not there by its status, and by nothing else.
  if (!isOwn(ask) && one.status === 403 && two.status === 404) return undefined;
  return differenceOf(two, one);
}

/** Replaces every name of a thing by its kind, because answers repeat the names in requests. */
function nameless({ status, headers, text }: Heard, things: Things): Heard {
  const names = Object.entries(things)
    .filter(([, name]) => name.length > 2)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const without = (from: string) =>
    names.reduce(
      (rest, [kind, name]) =>
        rest.replaceAll(encodeURIComponent(name), `<${kind}>`).replaceAll(name, `<${kind}>`),
      from,
    );
  return { status, headers: without(headers), text: without(text) };
}
