import { beforeAll, expect, test } from 'vitest';
import {
  fakeToken,
  findAccessibilityFaults,
  type MockHandlers,
  mockList,
  mockUuid,
  setUpPages,
  takeScreenshot,
} from '#test';
import { bomOf, countAttention, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let administrator: string;

const unnamed = { type: 'library', 'bom-ref': 'a', name: 'unnamed', version: '1' };
const crate = {
  type: 'library',
  'bom-ref': 'b',
  name: 'crate',
  version: '1.0.0',
  purl: 'pkg:cargo/crate@1.0.0',
};

beforeAll(async () => {
  const { world } = pages;
  await importBom(
    world,
    { name: 'Anvil', version: '1' },
    bomOf([], { components: [unnamed, crate], dependencies: [] }),
  );
  await importBom(
    world,
    { name: 'Bellows', version: '2' },
    bomOf([], { components: [crate], dependencies: [] }),
  );
  await countAttention(world);
  administrator = (await world.server.asUser('VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION')).token;
});

test.each([
  ['light', 1366, 'en'],
  ['dark', 400, 'en'],
  ['light', 1366, 'de'],
] as const)(
  'causes with their action, and the components: %s, %d pixels, %s',
  async (theme, width, locale) => {
    const { page, problems } = await pages.open('/dashboard/coverage', {
      theme,
      width,
      locale,
      token: administrator,
    });
    const grid = page.getByRole('grid');
    await grid.getByRole('link', { name: 'unnamed' }).waitFor();
    expect(await grid.getByRole('row').count()).toBe(4);
    await takeScreenshot(page, `coverage-${theme}-${width}-${locale}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('a cause leads to its components and to the setting that repairs it', async () => {
  const { page, problems } = await pages.open('/dashboard', { token: administrator });
  const section = page.getByRole('region', { name: 'Needs attention' });
  await section.getByRole('link', { name: 'Components not covered: 3' }).click();
  await page.waitForURL('**/dashboard/coverage');
  await page.getByText('0 of 3 components covered').waitFor();
  const cause = page.getByRole('listitem').filter({ hasText: 'No enabled source covers cargo packages' });
  await cause.getByText('in 2 projects').waitFor();
  await cause.getByText('+2 components').waitFor();
  await cause.getByRole('link', { name: '2 components' }).click();
  await page.waitForURL('**/dashboard/coverage?cause=ecosystem_not_enabled*');
  const grid = page.getByRole('grid', { name: 'Components not covered' });
  await expect.poll(() => grid.getByRole('row').count()).toBe(3);
  await page.goBack();
  await expect.poll(() => grid.getByRole('row').count()).toBe(4);
  await cause.getByRole('link', { name: 'Enable the crates.io ecosystem of OSV.' }).click();
  await page.waitForURL('**/admin/vulnerabilitySources/osv?setting=*');
  await page.getByRole('searchbox', { name: 'Find ecosystems' }).waitFor();
  expect(problems).toEqual([]);
});

test('who may not change settings sees the causes without links to them', async () => {
  const { token } = await pages.world.server.asUser('VIEW_PORTFOLIO');
  const { page } = await pages.open('/dashboard/coverage', { token });
  const cause = page.getByRole('listitem').filter({ hasText: 'No enabled source covers cargo packages' });
  await cause.getByText('Enable the crates.io ecosystem of OSV.').waitFor();
  expect(await page.locator('a[href*="/admin/"]').count()).toBe(0);
});

test('the panel of a project leads to the list of its own components', async () => {
  const { page } = await pages.open('/dashboard/projects?reason=NOT_COVERED');
  await page.getByRole('link', { name: 'Components not covered: 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coverage gaps' });
  await dialog.getByText('0 of 2 components covered').waitFor();
  const cause = dialog.getByRole('listitem').filter({ hasText: 'No package URL or CPE' });
  await cause.getByRole('link', { name: '1 component' }).click();
  await page.waitForURL('**/dashboard/coverage?cause=no_identifier&project=*');
  const grid = page.getByRole('grid', { name: 'Components not covered' });
  await expect.poll(() => grid.getByRole('row').count()).toBe(2);
  await page.getByText('Anvil', { exact: true }).first().waitFor();
});

test('without the permission to view the portfolio there is no page', async () => {
  const { token } = await pages.world.server.asUser('VIEW_VULNERABILITY');
  const { page } = await pages.open('/dashboard/coverage', { token });
  await page.getByText('No access yet').waitFor();
});

const action = { code: 'enable_ecosystem', data: { ecosystem: 'npm' }, components: 1_200_000 };
const many = {
  status: 'PARTLY_COVERED',
  components: 5_000_000,
  judgeable: 3_799_998,
  intended: 12,
  blind: 1_200_000,
  blindSpots: [
    {
      code: 'ecosystem_not_enabled',
      data: { type: 'npm', osv: ['npm'], github: true },
      key: 'ecosystem_not_enabled:npm',
      components: 1_200_000,
      projects: 9_500,
      examples: [],
      action,
    },
    ...Array.from({ length: 12 }, (_, n) => ({
      code: 'type_without_source',
      data: { type: `type-${n}` },
      key: `type_without_source:type-${n}`,
      components: 100 - n,
      projects: 20 - n,
      examples: [],
      action: { code: 'add_cpe', data: {}, components: 100 - n },
    })),
  ],
  notes: [
    {
      code: 'internal',
      data: {},
      key: 'internal',
      components: 12,
      projects: 3,
      examples: [],
      action: { code: 'none', data: {}, components: 0 },
    },
  ],
  ecosystems: [{ ecosystem: 'npm', components: 1_200_000 }],
  pending: 0,
};

const manyHandlers: MockHandlers = {
  'GET /api/waybill/v1/coverage': () => ({ body: many }),
  'GET /api/waybill/v1/coverage/components': mockList(1_200_000, (place) => ({
    uuid: mockUuid(1, place),
    name: `package-with-a-name-that-is-rather-long-${place}`,
    version: '1.0.0',
    purl: `pkg:npm/package-${place}@1.0.0`,
    isInternal: false,
    causes: [{ ...many.blindSpots[0], action }],
    records: [],
    recordCount: 0,
    project: {
      uuid: mockUuid(3, Math.floor(place / 100)),
      name: `Shop ${Math.floor(place / 100)}`,
      version: '1',
    },
  })),
};
const token = fakeToken(['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION']);

test('an ecosystem is enabled on the spot, beside those that are', async () => {
  const setting = {
    group: 'vuln-source',
    name: 'google.osv.enabled',
    type: 'STRING',
    description: '',
    isSet: true,
    value: 'Go',
  };
  const handlers: MockHandlers = {
    ...manyHandlers,
    'GET /api/waybill/v1/settings': () => ({ body: [setting] }),
    'PATCH /api/waybill/v1/settings': () => ({ status: 204 }),
    'POST /api/waybill/v1/sources/osv/mirror': () => ({ status: 202, body: { token: mockUuid(9, 1) } }),
  };
  const { page, goto, backend } = await pages.openMocked(handlers, { token, width: 1366 });
  await goto('/dashboard/coverage');
  await page.getByRole('button', { name: 'Enable npm' }).click();
  await page.getByText('npm enabled. The import has started.').waitFor();
  const sent = backend.requests.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/waybill/v1/settings',
    '/api/waybill/v1/sources/osv/mirror',
  ]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual([
    { group: 'vuln-source', name: 'google.osv.enabled', value: 'Go;npm' },
  ]);
});

test('many causes and a million components keep the page in shape', async () => {
  const { page, goto } = await pages.openMocked(manyHandlers, { token, width: 1366 });
  await goto('/dashboard/coverage');
  await page.getByRole('link', { name: 'package-with-a-name-that-is-rather-long-0' }).waitFor();
  await page.getByText('76%').waitFor();
  await page.getByText('No source covers them, as intended.').waitFor();
  await takeScreenshot(page, 'coverage-many');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Filters' });
  await menu.getByRole('option', { name: 'Ecosystem' }).click();
  await menu.getByRole('option', { name: 'npm' }).waitFor();
  await takeScreenshot(page, 'coverage-filter');
});

test('without gaps the page says so, and what fails can be asked for again', async () => {
  const nothing = {
    ...many,
    judgeable: 5_000_000,
    intended: 0,
    blind: 0,
    blindSpots: [],
    notes: [],
    ecosystems: [],
  };
  const { page, goto } = await pages.openMocked(
    {
      'GET /api/waybill/v1/coverage': () => ({ body: nothing }),
      'GET /api/waybill/v1/coverage/components': mockList(0, () => ({})),
    },
    { token },
  );
  await goto('/dashboard/coverage');
  await page.getByText('No coverage gaps').waitFor();
  await takeScreenshot(page, 'coverage-none');
  const empty = await pages.openMocked(
    {
      'GET /api/waybill/v1/coverage': () => ({ body: { ...nothing, components: 0, judgeable: 0 } }),
      'GET /api/waybill/v1/coverage/components': mockList(0, () => ({})),
    },
    { token },
  );
  await empty.goto('/dashboard/coverage');
  await empty.page.getByText('No components yet').waitFor();
  const counting = await pages.openMocked(
    {
      'GET /api/waybill/v1/coverage': () => ({
        body: { ...nothing, components: 0, judgeable: 0, pending: 2 },
      }),
      'GET /api/waybill/v1/coverage/components': mockList(0, () => ({})),
    },
    { token },
  );
  await counting.goto('/dashboard/coverage');
  await counting.page.getByText('Updating 2 projects').waitFor();
  await counting.page.getByText('No coverage gaps so far').waitFor();
  await takeScreenshot(counting.page, 'coverage-counting');
  const failing = await pages.openMocked(
    {
      'GET /api/waybill/v1/coverage': () => ({ status: 500 }),
      'GET /api/waybill/v1/coverage/components': () => ({ status: 500 }),
    },
    { token },
  );
  await failing.goto('/dashboard/coverage');
  await failing.page.getByText("Couldn't load coverage gaps").waitFor();
  expect(await failing.page.getByRole('button', { name: 'Try again' }).count()).toBe(2);
  await takeScreenshot(failing.page, 'coverage-error');
});
