import type { Outgoing } from '../../outgoing/outgoing.ts';
import { readBytes } from '../../outgoing/read-body.ts';

const maxAnswerBytes = 1_048_576;
const totalMs = 10_000;
/** Statuses that mean something to the libraries that ask. */
const readStatuses = [400, 401, 403, 404];
const readHeaders = ['content-type', 'www-authenticate'];

interface FetchOptions {
  method?: string;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: unknown;
  signal?: AbortSignal | null;
}

/** `fetch` for libraries, by the one way out of the server. Somebody waits for what it asks, so it takes 10 s at most. */
export function fetchThrough(outgoing: Outgoing): (url: string, options: FetchOptions) => Promise<Response> {
  return async (url, { method, headers, body, signal }) => {
    const answer = await outgoing.ask({
      url: new URL(url),
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      signal: signal ?? AbortSignal.timeout(totalMs),
      totalMs,
      patienceMs: totalMs,
      reads: readStatuses,
    });
    const bytes = await readBytes(answer, maxAnswerBytes);
    return new Response(new Uint8Array(bytes), {
      status: answer.status,
      headers: readHeaders.flatMap((name): [string, string][] => {
        const value = answer.header(name);
        return value === undefined ? [] : [[name, value]];
      }),
    });
  };
}
