import { permissions } from '@waybill/api-contract';
import { type EndpointKey, endpointTable, findEndpoint } from '@waybill/api-contract/server';
import { extent } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../src/app.ts';
import { createApp } from '../src/serve.ts';
import { type HostileRequest, hostileRequests } from './hostile-values.ts';
import { startTestServer, type TestServer } from './server.ts';

/** Requests at once; each costs the server more than us. */
const lanes = 12;
/** Each endpoint gets one of so many of its requests, which are others than those of the endpoint before. */
const step = extent({ whole: 1, usual: 3 });

let server: TestServer;
let token = '';
let keys: EndpointKey[] = [];
/** Ids of existing things, by the path segment before the id, or by member. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  // Other tests cover shares. Nothing here waits for a lock, except for those that the walk itself holds.
  server = await startTestServer({
    limits: { requestsPerCaller: 1_000, largeAnswersPerCaller: 1_000, largeAnswers: 1_000 },
  });
  ({ token } = await server.asUser(...permissions));
  await makeWorld();
  const app = await createApp(server.context, features);
  keys = app.declaredRoutes.flatMap(({ method, url }) => findEndpoint(method, url) ?? []);
  await app.close();
});
afterAll(() => server.close());

async function makeWorld(): Promise<void> {
  const { asAdmin } = server;
  const make = async (path: string, body: object): Promise<string> => {
    const { status, text, body: made } = await asAdmin.put<{ uuid: string }>(path, body);
    expect(status, `${path}: ${text}`).toBeLessThan(300);
    return made.uuid;
  };
  ids.project = await make('/api/v1/project', { name: 'Walked', version: '1' });
  ids.component = await make(`/api/v1/component/project/${ids.project}`, {
    name: 'walked',
    version: '1.0',
    purl: 'pkg:npm/walked@1.0',
    classifier: 'LIBRARY',
  });
  ids.service = await make(`/api/v1/service/project/${ids.project}`, { name: 'walked' });
  ids.team = await make('/api/v1/team', { name: 'Walked' });
  ids.policy = await make('/api/v1/policy', { name: 'Walked', operator: 'ANY', violationState: 'INFO' });
  ids.licenseGroup = await make('/api/v1/licenseGroup', { name: 'Walked' });
  ids.vulnerability = await make('/api/v1/vulnerability', { vulnId: 'WALKED-1', severity: 'LOW' });
}

/** The id of the thing that a path part or a member of a body names. */
function knownId(key: EndpointKey, name: string): string | undefined {
  if (ids[name] !== undefined) return ids[name];
  if (name === 'projectUuid') return ids.project;
  if (name !== 'uuid') return undefined;
  const parts = key.split(/[ /]/).reverse();
  return parts.map((part) => ids[part]).find((id) => id !== undefined);
}

interface Fault {
  readonly key: string;
  readonly what: string;
  readonly status: number;
  readonly text: string;
}

async function send(
  key: string,
  { method, path, body, form, what }: HostileRequest,
): Promise<Fault | undefined> {
  const content = form
    ? { body: new URLSearchParams(form) }
    : body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    ...content,
    headers: { authorization: `Bearer ${token}`, ...content.headers },
  });
  const text = await answer.text();
  return answer.status >= 500 ? { key, what, status: answer.status, text: text.slice(0, 200) } : undefined;
}

async function walk(method: string): Promise<{ faults: Fault[]; count: number }> {
  const all = keys
    .filter((key) => key.startsWith(`${method} `))
    .flatMap((key, at) =>
      [...hostileRequests(key, knownId)]
        .filter((_, number) => (number + at) % step === 0)
        .map((request) => ({ key, request })),
    );
  const faults: Fault[] = [];
  let next = 0;
  const work = async () => {
    for (let each = all[next++]; each; each = all[next++]) {
      const fault = await send(each.key, each.request).catch((error: unknown) => ({
        key: each.key,
        what: each.request.what,
        status: 0,
        text: String(error),
      }));
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return { faults, count: all.length };
}

describe('a hostile value of any parameter or member', () => {
  // Deletions last: what they delete, the others name.
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'is no fault of the server: %s',
    { timeout: 900_000, retry: 0 },
    async (method) => {
      const { faults, count } = await walk(method);
      expect(count).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
  );
});

it('is tried on every endpoint', () => {
  expect(keys.length).toBeGreaterThan(Object.keys(endpointTable).length * 0.8);
});

describe('a value that was a fault of the server once', () => {
  const weight = (riskWeight: number) =>
    server.asAdmin.put('/api/v1/licenseGroup', { name: `Weight ${riskWeight}`, riskWeight });

  it('is refused when it is an empty part of a path, or no id', async () => {
    expect((await server.asAdmin.get('/api/v1/metrics/portfolio//days')).status).toBe(400);
    const { status, body } = await server.asAdmin.post('/api/waybill/v1/repositories/test', { uuid: 'x' });
    expect([status, body]).toMatchObject([400, { violations: [{ path: 'uuid' }] }]);
  });

  it('is refused when it is beyond the column, up to which it is taken', async () => {
    expect((await weight(1e21)).status).toBe(400);
    expect(await weight(2 ** 31)).toMatchObject({
      status: 400,
      body: [{ path: 'riskWeight', message: 'must be at most 2147483647', invalidValue: 2 ** 31 }],
    });
    expect((await weight(2 ** 31 - 1)).status).toBe(201);
  });
});
