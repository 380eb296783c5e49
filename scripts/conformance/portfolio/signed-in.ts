import { benchPassword } from '../../../bench/server-process.ts';

/** The client of the administrator. */
export interface SignedIn {
  get(path: string, accept: string): Promise<{ status: number; body: unknown }>;
}

/** @param url ends with a slash */
export async function signIn(url: string): Promise<SignedIn> {
  const login = await fetch(`${url}api/v1/user/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'admin', password: benchPassword }),
  });
  if (!login.ok) throw new Error(`Signing in answered ${login.status}`);
  const authorization = `Bearer ${await login.text()}`;
  return {
    async get(path, accept) {
      const response = await fetch(url + path.replace(/^\//, ''), { headers: { authorization, accept } });
      const text = await response.text();
      return { status: response.status, body: parsed(text) };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
