import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fakeToken, type MockAnswer, type MockHandlers, type MockRequest, setUpMockedPages } from '#test';

const pages = setUpMockedPages();

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const projects = ['juice-shop', 'Shop', 'storefront'].map((name, at) => ({ uuid: uuidOf(at + 1), name }));
const policyUuid = uuidOf(20);
const policy = {
  uuid: policyUuid,
  name: 'House rules',
  operator: 'ANY',
  violationState: 'FAIL',
  includeChildren: false,
  onlyLatestProjectVersion: false,
  global: true,
  policyConditions: [],
};
const all = ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT', 'POLICY_MANAGEMENT'];

/** A server that answers only when the test says so. */
function slowServer(isSlow: (request: MockRequest) => boolean) {
  const gate = Promise.withResolvers<void>();
  const slowly =
    (answer: (request: MockRequest) => MockAnswer) =>
    async (request: MockRequest): Promise<MockAnswer> => {
      if (isSlow(request)) await gate.promise;
      return answer(request);
    };
  return { slowly, answer: () => gate.resolve() };
}

const typed = ({ query }: MockRequest) => query.get('searchText') ?? query.get('name') ?? query.get('query');

function listProjects(request: MockRequest): MockAnswer {
  // The list of the page, which this is not about.
  if (request.query.get('pageSize') !== '20') return { body: [], headers: { 'x-total-count': '0' } };
  const name = request.query.get('name');
  const part = request.query.get('searchText')?.toLowerCase() ?? '';
  const rows = projects.filter((row) =>
    name === null ? row.name.toLowerCase().includes(part) : row.name === name,
  );
  return { body: rows, headers: { 'x-total-count': String(rows.length) } };
}

async function open(path: string, handlers: MockHandlers, ready: (page: Page) => Promise<unknown>) {
  const opened = await pages.openMocked(handlers, { token: fakeToken(all) });
  await opened.goto(path);
  await ready(opened.page);
  const sent = () => opened.backend.requests.filter(({ method }) => method !== 'GET');
  return { ...opened, sent };
}

describe('Enter before the answer', () => {
  test('in a picker of one chooses what comes for the typed text, and never sends the form', async () => {
    const { slowly, answer } = slowServer((request) => !!typed(request));
    const handlers = {
      'GET /api/v1/project': slowly(listProjects),
      'PUT /api/v1/project': ({ body }: MockRequest) => ({ status: 201, body: JSON.parse(body) }),
    };
    const { page, sent } = await open('/projects?dialog=create', handlers, (page) =>
      page.getByRole('dialog').getByLabel('Name').fill('Cart'),
    );
    const parent = page.getByRole('combobox', { name: 'Parent' });
    await parent.click();
    await page.getByRole('option', { name: 'juice-shop' }).waitFor();
    await parent.pressSequentially('storefront');
    await page.keyboard.press('Enter');
    expect(await parent.inputValue()).toBe('storefront');
    answer();
    await page.locator('[role=option]').first().waitFor({ state: 'detached' });
    expect(await parent.inputValue()).toBe('storefront');
    expect(sent()).toEqual([]);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect.poll(() => sent().map(({ body }) => JSON.parse(body).parent)).toEqual([{ uuid: uuidOf(3) }]);
  });

  test('in a picker of many adds what comes for the typed text', async () => {
    const { slowly, answer } = slowServer((request) => !!typed(request));
    const handlers = {
      'GET /api/v1/project': slowly(listProjects),
      'GET /api/v1/tag': () => ({ body: [] }),
      'GET /api/v1/policy': () => ({ body: [policy] }),
      [`GET /api/v1/policy/${policyUuid}`]: () => ({ body: policy }),
      'GET /api/waybill/v1/policies/conditions': () => ({ body: [], headers: { 'x-total-count': '0' } }),
      'GET /api/v1/license/concise': () => ({ body: [] }),
      'GET /api/v1/licenseGroup': () => ({ body: [] }),
    };
    const { page, sent } = await open(`/policy/${policyUuid}`, handlers, (page) =>
      page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor(),
    );
    const field = page.getByRole('combobox', { name: 'Projects' });
    await field.click();
    await page.getByRole('option', { name: 'juice-shop' }).waitFor();
    await field.pressSequentially('Shop');
    await page.keyboard.press('Enter');
    answer();
    // The exact name, though another one comes before it in the list.
    await page.getByRole('button', { name: 'Remove Shop' }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1);
    expect(await field.inputValue()).toBe('');
    expect(sent()).toEqual([]);
  });

  test('in a filter chooses what comes for the typed text', async () => {
    const { slowly, answer } = slowServer((request) => !!typed(request));
    const handlers = {
      'GET /api/v1/project': slowly(listProjects),
      [`GET /api/v1/project/${uuidOf(2)}`]: () => ({ body: projects[1] }),
      'GET /api/waybill/v1/services': () => ({ body: [], headers: { 'x-total-count': '0' } }),
    };
    const { page } = await open('/services', handlers, (page) =>
      page.getByRole('button', { name: 'Filter', exact: true }).click(),
    );
    await page.getByRole('combobox', { name: 'Filter by' }).fill('project');
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Project' });
    await page.getByRole('option', { name: 'juice-shop' }).waitFor();
    await field.pressSequentially('Shop');
    await page.keyboard.press('Enter');
    answer();
    await page.waitForURL(`**/services?project=${uuidOf(2)}`);
  });

  test.each(['component', 'nothing but the lists'])('in the palette leads to %s', async (found) => {
    const { slowly, answer } = slowServer(() => true);
    const components = found === 'component' ? [{ id: 'openssl', label: 'openssl' }] : [];
    const handlers = {
      'GET /api/v1/project': () => ({ body: [], headers: { 'x-total-count': '1' } }),
      'GET /api/waybill/v1/search': slowly(() => ({
        body: { projects: [], components, vulnerabilities: [], licenses: [], services: [] },
      })),
      'GET /api/v1/tag': () => ({ body: [] }),
      'GET /api/waybill/v1/sources': () => ({ body: [] }),
    };
    const { page } = await open('/dashboard', handlers, (page) =>
      page.getByRole('button', { name: /Search or jump to/ }).waitFor(),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('openssl');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Components Searching…' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    answer();
    await page.waitForURL(
      found === 'component' ? '**/components?q=name:%3Dopenssl' : '**/projects?searchText=openssl',
    );
  });

  test('in the palette is forgotten when something else is typed', async () => {
    const { slowly, answer } = slowServer(({ query }) => query.get('query') === 'openssl');
    const handlers = {
      'GET /api/v1/project': () => ({ body: [], headers: { 'x-total-count': '1' } }),
      'GET /api/waybill/v1/search': slowly(({ query }) => ({
        body: {
          projects: [],
          components: [{ id: 'x', label: query.get('query') }],
          vulnerabilities: [],
          licenses: [],
          services: [],
        },
      })),
      'GET /api/v1/tag': () => ({ body: [] }),
      'GET /api/waybill/v1/sources': () => ({ body: [] }),
    };
    const { page } = await open('/dashboard', handlers, (page) =>
      page.getByRole('button', { name: /Search or jump to/ }).waitFor(),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('openssl');
    await page.keyboard.press('Enter');
    await page.keyboard.type('-libs');
    answer();
    await page.getByRole('option', { name: 'openssl-libs', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/components?q=name:%3Dopenssl-libs');
  });
});

test('Enter in a picker whose list is closed opens it', async () => {
  const handlers = { 'GET /api/v1/project': listProjects };
  const { page, sent } = await open('/projects?dialog=create', handlers, (page) =>
    page.getByRole('dialog').getByLabel('Name').fill('Cart'),
  );
  const parent = page.getByRole('combobox', { name: 'Parent' });
  await parent.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Shop', exact: true }).waitFor();
  await parent.fill('shop');
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Shop', 'juice-shop']);
  await page.keyboard.press('Enter');
  await expect.poll(() => parent.inputValue()).toBe('Shop');
  expect(sent()).toEqual([]);
});
