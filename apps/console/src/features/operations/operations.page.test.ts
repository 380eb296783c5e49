import type { Backups, Operations } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { startPlainServer } from '#test/server';

const pages = setUpPages(startPlainServer);

const day = 86_400_000;
const now = Date.now();
const operations: Operations = {
  version: '0.1.0',
  offline: true,
  nodes: [{ node: '5f0c2d1e-7f5e-4f1d-9d0a-7f6d5a3c2b1a', seen: now - 2_000, moved: now - 60_000, idle: 3 }],
  queues: [
    { kind: 'bom.process', queued: 12, running: 2, oldest: now - 90_000 },
    { kind: 'source.mirror', queued: 0, running: 1 },
  ],
  failures: [{ kind: 'backup.make', count: 2, latest: now - day, error: 'No space left on device' }],
  database: {
    version: '18.4',
    embedded: true,
    bytes: 4_210_000_000,
    connections: 21,
    maxConnections: 80,
    freeBytes: 52_000_000_000,
  },
  tables: [
    { name: 'component', bytes: 1_900_000_000, indexBytes: 900_000_000, rows: 5_000_000, deadRows: 1_200 },
    { name: 'identity_match', bytes: 800_000_000, indexBytes: 500_000_000, rows: 13_000_000, deadRows: 0 },
  ],
  statements: [
    {
      statement: 'select uuid from project where project_id = $1',
      calls: 1_200,
      totalMs: 24_000,
      meanMs: 20,
    },
  ],
  growth: [
    { day: now - 2 * day, bytes: 4_000_000_000 },
    { day: now - day, bytes: 4_100_000_000 },
  ],
  sources: [
    { source: 'kev', title: 'CISA KEV', asOf: now - 9 * day },
    { source: 'nvd', title: 'NVD', asOf: now - 3_600_000 },
  ],
};
const backups: Backups = {
  enabled: true,
  folder: '/backup/waybill',
  state: 'done',
  warnings: [],
  nextRun: now + 3_600_000,
  backups: [
    {
      name: 'waybill-20260501T020000Z',
      mark: now - day,
      until: now - 300_000,
      bytes: 4_100_000_000,
      stored: 900_000_000,
      version: '0.1.0',
      secretKey: true,
    },
  ],
};
const handlers = {
  'GET /api/waybill/v1/operations': () => ({ body: operations }),
  'GET /api/waybill/v1/backups': () => ({ body: backups }),
  'POST /api/waybill/v1/backups': () => ({
    status: 202,
    body: { token: '00000000-0000-4000-8000-000000000001' },
  }),
};
const token = fakeToken(['SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO']);

test.each([
  ['light', 1366],
  ['dark', 1366],
  ['light', 390],
  ['dark', 390],
] as const)('the operations page says how the installation fares (%s, %i)', async (theme, width) => {
  const { page, goto } = await pages.openMocked(handlers, { token, theme, width });
  await goto('/admin/configuration/operations');
  await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Queues' }).getByText('BOM upload').waitFor();
  await page.getByRole('region', { name: 'Age of vulnerability data' }).getByText('Out of date').waitFor();
  await page
    .getByRole('region', { name: 'Failed in the last seven days' })
    .getByText('No space left')
    .waitFor();
  await page.getByRole('region', { name: 'Largest tables' }).getByText('identity_match').waitFor();
  await page.getByRole('region', { name: 'Slowest statements' }).getByText('select uuid').waitFor();
  await page.getByText('210 MB more than on').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, `operations-${theme}-${width}`);
});

test('a backup is started from there', async () => {
  const { page, goto, backend } = await pages.openMocked(handlers, { token });
  await goto('/admin/configuration/operations');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect
    .poll(() =>
      backend.requests.some(({ method, path }) => method === 'POST' && path === '/api/waybill/v1/backups'),
    )
    .toBe(true);
});

test('the pages are there on a real server, with the settings of backups', async () => {
  const { token: real } = await pages.world.server.asUser('SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO');
  const { page, problems, goto } = await pages.open('/admin/configuration/operations', { token: real });
  await page.getByRole('region', { name: 'Largest tables' }).waitFor();
  await page.getByText('There is no backup.').waitFor();
  await page.getByText('The database does not count them').waitFor();
  await goto('/admin/configuration/backups');
  await page.getByRole('switch', { name: 'Make backups' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});
