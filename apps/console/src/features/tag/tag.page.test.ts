import type {
  NotificationPublisher,
  NotificationRule,
  Policy,
  Project,
  TagListResponseItem,
} from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { fakeToken, findAccessibilityFaults, type MockHandlers, setUpPages, takeScreenshot } from '#test';
import { signIn, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);

beforeAll(async () => {
  const create = (body: object) => pages.world.manager.put<Project>('/api/v1/project', body);
  await create({ name: 'Shop', version: '1.0', tags: [{ name: 'web' }, { name: 'team/a' }] });
  await create({ name: 'Blog', tags: [{ name: 'web' }] });
  await create({
    name: 'All of the web',
    collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
    collectionTag: { name: 'web' },
  });
});

let limited: Promise<unknown> | undefined;
/** A policy that is limited to the tag “limited”. */
function limitOnce(): Promise<unknown> {
  const { asAdmin } = pages.world.server;
  const limit = async () => {
    await asAdmin.put('/api/v1/tag', ['limited']);
    const { body } = await asAdmin.put<Policy>('/api/v1/policy', {
      name: 'No copyleft',
      operator: 'ANY',
      violationState: 'FAIL',
    });
    await asAdmin.post(`/api/v1/policy/${body.uuid}/tag/limited`);
  };
  limited ??= limit();
  return limited;
}

const tags = async () =>
  (await pages.world.manager.get<TagListResponseItem[]>('/api/v1/tag')).body.map(({ name }) => name);

test('tags are listed with what has them, and taken from it', async () => {
  const { page, problems } = await pages.open('/tags');
  const grid = page.getByRole('grid', { name: 'Tags' });
  await grid.getByRole('link', { name: 'web' }).waitFor();
  await takeScreenshot(page, 'tags');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await grid.getByRole('link', { name: 'team/a' }).click();
  await page.waitForURL('**/tags/team%2Fa');
  await page.getByRole('grid', { name: 'Projects' }).getByRole('link', { name: 'Shop' }).waitFor();
  await page.goto('/tags/web');
  const projects = page.getByRole('grid', { name: 'Projects' });
  await projects.getByRole('link', { name: 'Blog' }).waitFor();
  await takeScreenshot(page, 'tag');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await projects.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Remove tag' }).click();
  await page.getByText('Tag removed from projects').waitFor();
  await projects.getByRole('link', { name: 'Blog' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Projects 1' }).waitFor();
  await page.getByRole('link', { name: 'Collections 1' }).click();
  await page
    .getByRole('grid', { name: 'Collections' })
    .getByRole('link', { name: 'All of the web' })
    .waitFor();
  expect(problems).toEqual([]);
});

test.each([
  ['light', 1366],
  ['dark', 400],
] as const)(
  'the policies that are limited to a tag are listed, in the %s theme at %i',
  async (theme, width) => {
    await limitOnce();
    const { pageOptions } = await signIn(
      pages.world,
      'VIEW_PORTFOLIO',
      'PORTFOLIO_MANAGEMENT',
      'POLICY_MANAGEMENT',
      'TAG_MANAGEMENT',
    );
    const { page, problems } = await pages.open('/tags/limited', { ...pageOptions, theme, width });
    await page.getByRole('link', { name: 'Policies 1' }).click();
    const grid = page.getByRole('grid', { name: 'Policies' });
    await grid.getByRole('link', { name: 'No copyleft' }).waitFor();
    await takeScreenshot(page, `tag-policies-${theme}`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “limited”?' });
    await dialog.getByText('1 policy is limited to this tag.').waitFor();
    await takeScreenshot(page, `tag-delete-policies-${theme}`);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await grid.getByRole('link', { name: 'No copyleft' }).click();
    await page.waitForURL('**/policy/*');
    expect(problems).toEqual([]);
  },
);

test('tags are filtered by what uses them, and what has one by what it is', async () => {
  await limitOnce();
  const { manager, server } = pages.world;
  await server.asAdmin.put('/api/v1/tag', ['idle']);
  await manager.put('/api/v1/project', {
    name: 'Archive',
    active: false,
    classifier: 'CONTAINER',
    tags: [{ name: 'web' }],
  });
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'TAG_MANAGEMENT', 'POLICY_MANAGEMENT');
  const { page, problems } = await pages.open('/tags', pageOptions);
  const grid = page.getByRole('grid', { name: 'Tags' });
  await grid.getByRole('link', { name: 'web' }).waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Filter by' }).fill('noth');
  await page.getByRole('option', { name: /Nothing/ }).click();
  await page.waitForURL('**/tags?use=NONE');
  await grid.getByRole('link', { name: 'web' }).waitFor({ state: 'detached' });
  await grid.getByRole('link', { name: 'idle' }).waitFor();
  await page.keyboard.press('Escape');
  await takeScreenshot(page, 'tags-filtered');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await page.getByRole('button', { name: 'CSV' }).waitFor();

  await page.goto('/tags/web?active=true');
  const projects = page.getByRole('grid', { name: 'Projects' });
  await projects.getByRole('link', { name: 'Shop' }).waitFor();
  expect(await projects.getByRole('link', { name: 'Archive' }).count()).toBe(0);
  await page.goto('/tags/web?classifier=CONTAINER');
  await projects.getByRole('link', { name: 'Archive' }).waitFor();
  expect(await projects.locator('[data-row]').count()).toBe(1);
  await page.goto('/tags/web?classifier=CONTAINER&active=true');
  await page.getByText('No projects match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await projects.getByRole('link', { name: 'Archive' }).waitFor();
  await page.goto('/tags/web/collections?active=true');
  await page
    .getByRole('grid', { name: 'Collections' })
    .getByRole('link', { name: 'All of the web' })
    .waitFor();
  await page.goto('/tags/limited/policies?state=FAIL');
  await page.getByRole('grid', { name: 'Policies' }).getByText('No copyleft').waitFor();
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await page.goto('/tags/limited/policies?state=WARN');
  await page.getByText('No policies match these filters').waitFor();
  expect(problems).toEqual([]);
});

test('the list counts policies, which who does not manage them cannot open', async () => {
  await limitOnce();
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
  const { page } = await pages.open('/tags?searchText=limited', pageOptions);
  const grid = page.getByRole('grid', { name: 'Tags' });
  await grid.getByRole('columnheader', { name: 'Policies' }).waitFor();
  await grid.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByText('1 policy is limited to this tag.').waitFor();
  await page.goto('/tags/limited/policies');
  const policies = page.getByRole('grid', { name: 'Policies' });
  await policies.getByText('No copyleft').waitFor();
  expect(await policies.getByRole('link').count()).toBe(0);
});

test('tags are created and deleted, several at once', async () => {
  const { pageOptions } = await signIn(
    pages.world,
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'TAG_MANAGEMENT',
  );
  const { page, problems } = await pages.open('/tags?dialog=create', pageOptions);
  const dialog = page.getByRole('dialog', { name: 'Create tags' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByText('This field is required.').waitFor();
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('spare-a,spare-b,');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('2 tags created').waitFor();
  const grid = page.getByRole('grid', { name: 'Tags' });
  await grid.getByRole('link', { name: 'spare-b' }).waitFor();
  await page.getByRole('searchbox').fill('spare');
  await page.waitForURL('**/tags?searchText=spare');
  await grid.getByRole('link', { name: 'team/a' }).waitFor({ state: 'detached' });
  for (const row of [0, 1]) {
    await grid.locator(`[data-row="${row}"]`).focus();
    await page.keyboard.press('x');
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete tags?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Tags deleted').waitFor();
  expect((await tags()).filter((name) => name.startsWith('spare'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a tag that may not be deleted stays, and the dialog says why', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
  const { page } = await pages.open('/tags/web', pageOptions);
  await page.getByRole('button', { name: 'Delete tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “web”?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('PORTFOLIO_MANAGEMENT').waitFor();
  await takeScreenshot(page, 'tag-refused');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await tags()).toContain('web');
});

test('who may only view changes no tag', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page } = await pages.open('/tags', pageOptions);
  await page.getByRole('grid', { name: 'Tags' }).locator('[data-row="0"]').waitFor();
  expect(await page.getByRole('button', { name: 'Create tags' }).count()).toBe(0);
  await page.goto('/tags/web');
  await page.getByRole('grid', { name: 'Projects' }).locator('[data-row="0"]').waitFor();
  expect(await page.getByRole('button', { name: 'Delete tag' }).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

test('without tags the list says how they come', async () => {
  const handlers: MockHandlers = {
    'GET /api/v1/tag': () => ({ headers: { 'x-total-count': '0' }, body: [] }),
  };
  const { page, goto } = await pages.openMocked(handlers, { token: fakeToken(['VIEW_PORTFOLIO']) });
  await goto('/tags');
  await page.getByText('No tags yet').waitFor();
});

const alertsTab = (page: Page, count: number) => page.getByRole('link', { name: `Alerts ${count}` });

async function openAlerts(page: Page, width: number): Promise<void> {
  if (width >= 768) return alertsTab(page, 0).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Alerts 0' }).click();
}

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('alerts are limited to a tag and freed of it, in the %s theme at %i', async (theme, width) => {
  const { asAdmin } = pages.world.server;
  const { body: publishers } = await asAdmin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
  const publisher = { uuid: publishers.find(({ name }) => name === 'Slack')?.uuid };
  const name = `Watch ${width}`;
  const rule = { name, scope: 'PORTFOLIO', notificationLevel: 'INFORMATIONAL', publisher };
  const { body: alert } = await asAdmin.put<NotificationRule>('/api/v1/notification/rule', rule);
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION');
  const { page, problems } = await pages.open('/tags/web', { ...pageOptions, theme, width });
  await openAlerts(page, width);
  await page.getByText('No alert is limited to this tag').waitFor();
  await page.getByRole('button', { name: 'Add alerts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add alerts' });
  await dialog.getByRole('combobox', { name: 'Alerts' }).fill(name);
  await page.getByRole('option', { name }).click();
  await takeScreenshot(page, `tag-add-alerts-${theme}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Alert added').waitFor();
  const grid = page.getByRole('grid', { name: 'Alerts' });
  await grid.getByRole('link', { name }).waitFor();
  // On a phone the tab has no room: the menu of the others is called by its name.
  const tab = width < 768 ? page.getByRole('button', { name: 'Alerts', exact: true }) : alertsTab(page, 1);
  await tab.waitFor();
  await takeScreenshot(page, `tag-alerts-${theme}`);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await grid.getByRole('link', { name }).click();
  await page.waitForURL(`**/admin/notifications/alerts/${alert.uuid}`);
  await page.getByRole('main').getByRole('link', { name: 'web', exact: true }).click();
  await page.waitForURL('**/tags/web');
  await page.goto('/tags/web/alerts');
  await grid.getByRole('link', { name }).waitFor();
  await grid.locator('[data-row="0"]').focus();
  await page.keyboard.press('x');
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Remove tag' }).click();
  const asking = page.getByRole('dialog', { name: 'Remove the tag from 1 alert?' });
  await asking.getByRole('button', { name: 'Remove tag' }).click();
  await page.getByText('Tag removed from the alert').waitFor();
  await page.getByText('No alert is limited to this tag').waitFor();
  expect(problems).toEqual([]);
});

test('alerts of a tag are for administrators', async () => {
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO', 'TAG_MANAGEMENT');
  const { page } = await pages.open('/tags/web', pageOptions);
  await page.getByRole('link', { name: /^Policies/ }).waitFor();
  expect(await page.getByRole('link', { name: /^Alerts/ }).count()).toBe(0);
});

test('the tab that is open is marked, whatever the tag is called', async () => {
  const name = 'crown <b>jewels/100%';
  await pages.world.server.asAdmin.put('/api/v1/tag', [name]);
  const { pageOptions } = await signIn(pages.world, 'VIEW_PORTFOLIO');
  const { page } = await pages.open(`/tags/${encodeURIComponent(name)}/policies`, pageOptions);
  await page.getByRole('heading', { name }).waitFor();
  const current = page.getByRole('navigation', { name: 'What has this tag' }).locator('[aria-current=page]');
  await expect.poll(() => current.allInnerTexts()).toEqual([expect.stringContaining('Policies')]);
});
