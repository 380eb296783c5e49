import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, callFile, callPage, callText } from './api.ts';

/** The last request. */
let sent: { url: string; init: RequestInit };
let answer: Response;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('document', { baseURI: 'http://waybill.example/' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent = { url, init };
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });

describe('a call of an endpoint', () => {
  test('puts parameters into the path and the query', async () => {
    answer = json({ name: 'shop' });
    await call('GET /api/v1/project/latest/{name}', { path: { name: 'a/b c' } });
    expect(sent.url).toMatch(/\/api\/v1\/project\/latest\/a%2Fb%20c$/);
    expect(sent.init.method).toBe('GET');
  });

  test('leaves out what is not given, and puts the items of a list between commas', async () => {
    answer = json([], { 'x-total-count': '3' });
    const page = await callPage('GET /api/waybill/v1/project/{uuid}/findings', {
      path: { uuid: 'u' },
      query: { severity: ['HIGH', 'LOW'], state: [], pageSize: 5, searchText: undefined },
    });
    expect(sent.url).toMatch(/\/findings\?severity=HIGH%2CLOW&pageSize=5$/);
    expect(page).toEqual({ rows: [], total: 3 });
  });

  test('sends a body as JSON and a form as a form', async () => {
    answer = json({}, {});
    await call('PUT /api/v1/licenseGroup', { body: { name: 'Copyleft' } });
    expect([sent.init.method, sent.init.body]).toEqual(['PUT', '{"name":"Copyleft"}']);
    answer = new Response('a.b.c');
    const form = { username: 'ada', password: 'x y' };
    expect(await callText('POST /api/v1/user/login', { form, anonymous: true })).toBe('a.b.c');
    expect(String(sent.init.body)).toBe('username=ada&password=x+y');
  });

  test('answers undefined where there is nothing', async () => {
    answer = new Response(null, { status: 204 });
    expect(await call('DELETE /api/v1/licenseGroup/{uuid}', { path: { uuid: 'u' } })).toBeUndefined();
  });
});

/** Never called: `npm run check` reads it. */
export async function typesOfCalls(): Promise<void> {
  const licenses = await call('GET /api/v1/license/concise');
  licenses satisfies { licenseId: string; licenseText?: string }[];
  const { rows, total } = await callPage('GET /api/v1/project', { query: { onlyRoot: true } });
  [rows[0]?.name, total] satisfies [string | undefined, number];

  // @ts-expect-error there is no such endpoint
  await call('GET /api/v1/nonsense');
  // @ts-expect-error the path has a parameter
  await call('GET /api/v1/project/{uuid}');
  // @ts-expect-error the parameter has another name
  await call('GET /api/v1/project/{uuid}', { path: { id: 'u' } });
  // @ts-expect-error the query has no such parameter
  await callPage('GET /api/v1/project', { query: { color: 'red' } });
  // @ts-expect-error a flag is true or false
  await callPage('GET /api/v1/project', { query: { onlyRoot: 'yes' } });
  // @ts-expect-error the body must be there
  await call('PUT /api/v1/licenseGroup', {});
  // @ts-expect-error a member that must be there is missing
  await call('PUT /api/v1/licenseGroup', { body: { riskWeight: 1 } });
  // @ts-expect-error the body has no such member
  await call('PUT /api/v1/licenseGroup', { body: { name: 'x', color: 'red' } });
  // @ts-expect-error the answer has no such member
  licenses[0]?.color;
  // @ts-expect-error it is no list
  await callPage('GET /api/v1/project/{uuid}', { path: { uuid: 'u' } });
  // @ts-expect-error a plain text is no file
  await callFile('GET /api/v1/oidc/available', 'name');
  // @ts-expect-error it takes no body
  await call('GET /api/v1/license/concise', { body: {} });
}
