import { setTimeout as sleep } from 'node:timers/promises';

/** The few calls of the public API that the demo makes. */
export interface DemoClient {
  send(method: string, path: string, body?: unknown): Promise<unknown>;
  upload(path: string, fields: Record<string, string>, file: Buffer): Promise<{ token: string }>;
  /** Waits until everything that belongs to a token is done. */
  wait(token: string, everyMs?: number): Promise<void>;
}

/** Signs in as a user of a running server. @param url ends with a slash */
export async function signIn(url: string, username: string, password: string): Promise<DemoClient> {
  const login = await fetch(`${url}api/v1/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  if (!login.ok) throw new Error(`The demo could not sign in: ${login.status}`);
  const headers = { authorization: `Bearer ${await login.text()}` };
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return readJson(response, `${method} ${path}`);
  };
  return {
    send,
    async upload(path, fields, file) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('bom', new Blob([new Uint8Array(file)]), 'bom.json');
      const response = await fetch(url + path, { method: 'POST', headers, body: form });
      return (await readJson(response, `POST ${path}`)) as { token: string };
    },
    async wait(token, everyMs = 200) {
      for (;;) {
        const { processing } = (await send('GET', `api/v1/event/token/${token}`)) as { processing: boolean };
        if (!processing) return;
        await sleep(everyMs);
      }
    },
  };
}

async function readJson(response: Response, call: string): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
