import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../test/client.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { features } from '../app.ts';
import type { Feature } from '../feature.ts';
import { type EndpointCall, endpoint, endpoints } from './endpoint.ts';

/** Sends back what a handler is given. As text: it is no answer of the contract. */
async function echo({ path, query, body, page, reply }: EndpointCall<'GET /api/v1/finding'>) {
  return reply.type('text/plain').send(JSON.stringify({ path, query, body, page }));
}
const echoOf = echo as never;

const echoes: Feature = {
  name: 'echo',
  routes(app) {
    endpoints(app, {
      'GET /api/v1/finding': echoOf,
      'GET /api/v1/component/project/{uuid}': echoOf,
      'GET /api/v1/metrics/project/{uuid}/since/{date}': echoOf,
      'GET /api/v1/metrics/project/{uuid}/days/{days}': echoOf,
      'GET /api/v1/repository/latest': echoOf,
      'PUT /api/v1/project/{uuid}/property': echoOf,
      'POST /api/v1/team/key/{publicIdOrKey}/comment': echoOf,
      'GET /api/waybill/v1/project/{uuid}/coverage': echoOf,
    });
    endpoint(app, 'PUT /api/v1/vex', echoOf, { bodyLimit: 100 });
  },
};

const uuid = '5dec0000-0000-4000-8000-000000000000';
let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  // The administrator comes from a seed; the routes beside it are echoed here.
  const seeds = features.filter(({ name }) => name === 'access').map(({ routes: _, ...rest }) => rest);
  server = await startTestServer({ features: [...seeds, echoes] });
  client = server.asAdmin;
});
afterAll(() => server.close());

const given = async (path: string) => JSON.parse((await client.get(path)).text);

describe('a parameter', () => {
  it('arrives with its type', async () => {
    const { query } = await given(
      '/api/v1/finding?showInactive=TRUE&severity=HIGH,LOW&severity=INFO&cvssv3From=4.5&publishDateFrom=2026-01-31',
    );
    expect(query).toMatchObject({
      showInactive: true,
      severity: ['HIGH', 'LOW', 'INFO'],
      cvssv3From: 4.5,
      publishDateFrom: '2026-01-31T00:00:00.000Z',
    });
    const { path } = await given(`/api/v1/metrics/project/${uuid}/since/20260131`);
    expect(path).toEqual({ uuid, date: '2026-01-31T00:00:00.000Z' });
  });

  it('that is not given is false, an empty list, or absent', async () => {
    const { query } = await given('/api/v1/finding?cvssv3From=&showSuppressed=yes');
    expect(query).toMatchObject({ showInactive: false, showSuppressed: false, severity: [] });
    expect(query).not.toHaveProperty('cvssv3From');
  });

  it('that is given twice counts once', async () => {
    const { query } = await given('/api/v1/repository/latest?purl=pkg:npm/a@1&purl=pkg:npm/b@1');
    expect(query).toEqual({ purl: 'pkg:npm/a@1' });
  });

  it.each([
    ['/api/v1/finding?severity=HIGH,HUGE', 'severity: "HUGE" is none of CRITICAL'],
    ['/api/v1/finding?cvssv3From=high', 'cvssv3From: "high" is not a number'],
    ['/api/v1/finding?publishDateFrom=2026-02-30', 'is not a day of the form yyyy-MM-dd'],
    [`/api/v1/metrics/project/${uuid}/days/many`, 'days: "many" is not a whole number'],
  ])('of another type is refused: %s', async (path, detail) => {
    const answer = await client.get(path);
    expect([answer.status, answer.body]).toMatchObject([400, { detail: expect.stringContaining(detail) }]);
  });

  it('that must be there is asked for by its position, and by its name where the API is ours', async () => {
    const missing = await client.get('/api/v1/repository/latest');
    expect([missing.status, missing.body]).toMatchObject([
      400,
      [{ path: 'getLatestVersion.arg0', message: 'must be present' }],
    ]);
    const ours = await client.get('/api/waybill/v1/project/no-uuid/coverage');
    expect(ours.body).toMatchObject({ violations: [{ path: 'uuid', message: 'Invalid UUID' }] });
  });
});

describe('a page', () => {
  const page = async (query: string) => (await given(`/api/v1/component/project/${uuid}?${query}`)).page;

  it('is read by all names of its parameters', async () => {
    expect(await page('page=2&limit=5&filter=x')).toEqual({ offset: 5, limit: 5, search: 'x' });
    expect(await page('pageNumber=1&pageNumber=3&pageSize=5')).toMatchObject({ offset: 0, limit: 5 });
  });

  it('is ordered by fields of the model, by both of their names and by what is nested in them', async () => {
    const order = async (field: string) => (await page(`sortName=${field}&sortOrder=desc`)).order;
    expect(await order('isInternal')).toEqual({ field: 'isInternal', descending: true });
    expect(await order('internal')).toEqual({ field: 'isInternal', descending: true });
    expect(await order('resolvedLicense.name')).toEqual({ field: 'resolvedLicense.name', descending: true });
  });

  it.each(['color', 'metrics', 'name.first', '__proto__', 'constructor'])(
    'is not ordered by %s, which is no stored field',
    async (field) => {
      const path = `/api/v1/component/project/${uuid}?sortName=${field}&sortOrder=asc`;
      const answer = await client.get(path);
      expect([answer.status, answer.body]).toMatchObject([400, { title: 'Field not sortable' }]);
    },
  );
});

describe('a body', () => {
  const path = `/api/v1/project/${uuid}/property`;
  const put = (body: unknown) => client.put(path, body);

  it('is trimmed where the contract trims, and blank counts as absent', async () => {
    const answer = await put({
      groupName: ' g ',
      propertyName: 'n',
      propertyValue: '  ',
      propertyType: null,
    });
    expect(JSON.parse(answer.text).body).toEqual({
      groupName: 'g',
      propertyName: 'n',
      propertyValue: null,
      propertyType: null,
    });
  });

  it.each([
    [{ propertyName: 'n' }, 'groupName', 'must be present'],
    [{ groupName: '  ', propertyName: 'n' }, 'groupName', 'must not be empty'],
    [
      { groupName: 'g', propertyName: 'n', description: 'x'.repeat(256) },
      'description',
      'must not have more than 255 characters',
    ],
    [{ groupName: 'g\u0007', propertyName: 'n' }, 'groupName', 'must not contain control characters'],
  ])('that breaks a rule is refused with the rule: %j', async (body, at, message) => {
    const answer = await put(body);
    expect([answer.status, answer.body]).toMatchObject([400, [{ path: at, message }]]);
  });

  it('with a member that is not known is not read', async () => {
    const answer = await put({ groupName: 'g', propertyName: 'n', color: 'red' });
    expect([answer.status, answer.body]).toMatchObject([400, { detail: 'color: is not known here' }]);
  });

  it('of plain text may be empty', async () => {
    const answer = await client.post('/api/v1/team/key/abcde/comment');
    expect(JSON.parse(answer.text).body).toBe('');
  });

  it('has the limit that its route sets', async () => {
    const answer = await client.put('/api/v1/vex', { vex: 'A'.repeat(100) });
    expect(answer.status).toBe(413);
  });
});
