import { Agent, request } from 'node:http';

export interface Answer {
  /** 0: the connection ended without an answer. */
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  seconds: number;
}

export interface Call {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Where the caller seems to sit, an address of 127.0.0.0/8. */
  from?: string;
  /** After that many seconds the call ends without an answer. */
  giveUpSeconds?: number;
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** One call on a connection of its own. Never throws: that the server gives no answer is a result, too. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, from, giveUpSeconds }: Call = {},
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (answer: Omit<Answer, 'seconds'>) =>
      resolve({ ...answer, seconds: (performance.now() - started) / 1000 });
    const noAnswer = () => end({ status: 0, headers: {}, body: '' });
    const outgoing = request(url, {
      method,
      headers,
      agent,
      ...(from ? { localAddress: from } : {}),
      ...(giveUpSeconds ? { signal: AbortSignal.timeout(giveUpSeconds * 1000) } : {}),
    });
    outgoing.once('error', noAnswer);
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', noAnswer);
      response.once('end', () =>
        end({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.end(body);
  });
}

/** Tries to sign in. */
export function tryPassword(url: string, username: string, password: string, from: string): Promise<Answer> {
  return call(`${url}api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password }).toString(),
    from,
  });
}

/** The number of answers that show a server failure: 5xx except "try again later", and no answer at all. */
export function countFailures(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length;
}
