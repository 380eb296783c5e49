import { createHash } from 'node:crypto';
import type { GraphNode, ProjectGraph } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  type ConsolePage,
  findAccessibilityFaults,
  measureWorkMs,
  type PageOptions,
  setUpPages,
  takeScreenshot,
} from '#test';
import { runSql, signIn, sql, startAuditWorld, uploadBom } from '#test/server';

const pages = setUpPages(async () => signIn(await startAuditWorld(), 'VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'));

async function openGraph(
  rest = '',
  { project = pages.world.first.uuid, ...options }: PageOptions & { project?: string } = {},
): Promise<ConsolePage> {
  return pages.open(`/projects/${project}/dependencyGraph${rest}`, options);
}

const tree = (page: Page) => page.getByRole('tree', { name: 'Dependencies' });
const items = async (page: Page) => {
  await tree(page).waitFor();
  return (await tree(page).getByRole('treeitem').allTextContents()).map((text) => text.trim());
};
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('[role=tree]')?.getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.textContent ?? '';
  });

/** 8,000 components in three layers, 16,000 edges; one of them has findings. */
const bigGraph: ProjectGraph = (() => {
  const name = (index: number) => (index === 0 ? 'big' : `part-${index}`);
  const nodes = Array.from(
    { length: 8001 },
    (_, index): GraphNode => [
      `uuid-${index}`,
      name(index),
      '1.0',
      null,
      'npm',
      index === 7777 ? 3 : 0,
      0,
      0,
      0,
      0,
      0,
      null,
    ],
  );
  const edges: number[] = [];
  for (let index = 1; index <= 40; index++) edges.push(0, index);
  for (let index = 41; index <= 8000; index++)
    edges.push(1 + (index % 40), index, 1 + ((index * 7) % 3), index);
  return { nodes, edges };
})();

describe('the tree beside the picture', () => {
  test('is opened, walked and closed by arrows, and shows what was selected', async () => {
    const { page, problems } = await openGraph();
    expect(await items(page)).toEqual([
      'Workshop1',
      'anvil1.5Critical1Medium1',
      'hammer1.5High1',
      'forge',
      'Not linked to project (1)',
    ]);
    await tree(page).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => active(page)).toContain('nail');
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: 'Selected component' });
    await details.getByRole('heading', { name: 'nail 1.5' }).waitFor();
    await details.getByText('Direct dependents (1)').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => items(page)).not.toContain('nail1.5Unassigned1');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.reload();
    await details.getByRole('heading', { name: 'nail 1.5' }).waitFor();
    await expect.poll(() => active(page)).toContain('nail');
    await details.getByRole('link', { name: 'Show findings' }).click();
    await page.waitForURL(`**/findings?component=${pages.world.first.components.nail}&all=true`);
    expect(problems).toEqual([]);
  });

  test('finds its opened branches again after a reload', async () => {
    const { page } = await openGraph();
    await tree(page).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => items(page)).toContain('nail1.5Unassigned1');
    await page.reload();
    expect(await items(page)).toContain('nail1.5Unassigned1');
  });

  test('is narrowed to what leads to findings', async () => {
    const { page } = await openGraph();
    await page.getByRole('switch', { name: 'Only paths to findings' }).click();
    await page.waitForURL('**/dependencyGraph?vulnerable=true');
    await expect.poll(() => items(page)).not.toContain('forge');
    expect(await items(page)).toContain('hammer1.5High1');
  });
});

describe('the table beside the picture', () => {
  test('shares search and selection with it', async () => {
    const { page, problems } = await openGraph();
    await tree(page).waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.waitForURL('**/dependencyGraph?table=true');
    const grid = page.getByRole('grid', { name: 'Components of the graph' });
    await grid.getByText('anvil').waitFor();
    // The most severe first.
    const names = await page.locator('[data-row]').allTextContents();
    expect(names[0]).toContain('anvil');
    expect(names[1]).toContain('hammer');
    await page.getByRole('searchbox', { name: 'Find a component' }).fill('nai');
    await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
    await page.locator('[data-row]').click();
    await page.getByRole('region', { name: 'Selected component' }).getByText('nail').first().waitFor();
    // Its way is opened: project, anvil, hammer, forge, nail, and the branch of the rest.
    await page.getByRole('img', { name: /Dependency graph with 6 nodes/ }).waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'graph-table-selected');
    await page.getByRole('searchbox', { name: 'Find a component' }).fill('');
    await expect.poll(() => page.locator('[data-row]').count()).toBe(5);
    await takeScreenshot(page, 'graph-table');
    await page.getByRole('searchbox', { name: 'Find a component' }).fill('nai');
    await page.waitForURL(/searchText=nai/);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByText('1 found').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('outdated components', () => {
  const say = (name: string, version: string) =>
    runSql(
      pages.world.server.db,
      sql`insert into package_latest (pkg_id, version, checked_at)
        select q.pkg_id, ${version}, now() from identity_coord q join identity i on i.identity_id = q.identity_id
          where i.name = ${name}
        on conflict (pkg_id) do update set version = excluded.version`,
    );

  test('are marked in tree, picture and table, explained, and searched for', async () => {
    await say('hammer', '2.0');
    const { page, problems } = await openGraph();
    const outdated = 'Outdated. Latest version: 2.0';
    expect(await items(page)).toContain(`hammer1.5${outdated}High1`);
    expect(await items(page)).toContain('anvil1.5Critical1Medium1');
    const legend = page.getByRole('list', { name: 'Legend' });
    expect(await legend.textContent()).toBe('CriticalHighMediumUnassignedOutdated');
    await takeScreenshot(page, 'graph-outdated');

    await page.getByRole('switch', { name: 'Only paths to outdated components' }).click();
    await page.waitForURL('**/dependencyGraph?outdated=true');
    expect(await items(page)).toEqual(['Workshop1', `hammer1.5${outdated}High1`]);
    await page.getByRole('treeitem', { name: /hammer/ }).click();
    await page.getByRole('region', { name: 'Selected component' }).getByText(outdated).waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
    expect(await page.locator('[data-row]').textContent()).toContain('2.0');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await takeScreenshot(page, 'graph-outdated-table');
    await page.getByRole('switch', { name: 'Only paths to outdated components' }).click();

    await say('hammer', '1.5');
    await page.goto(`/projects/${pages.world.first.uuid}/dependencyGraph`);
    expect(await items(page)).toContain('hammer1.5High1');
    expect(await legend.textContent()).toBe('CriticalHighMediumUnassigned');
    expect(problems).toEqual([]);
  });
});

describe('all ways to a component', () => {
  test('are found by its name and stand in the address', async () => {
    const { page, problems } = await openGraph();
    await page.getByRole('searchbox', { name: 'Find a component' }).fill('nai');
    await page.getByText('1 found').waitFor();
    await page.getByRole('link', { name: 'nail' }).click();
    await page.waitForURL(`**/dependencyGraph/${pages.world.first.components.nail}`);
    await page.getByText('Showing 3 of 6.').waitFor();
    expect(await items(page)).toEqual(['Workshop1', 'hammer1.5High1', 'nail1.5Unassigned1']);
    await page.getByRole('link', { name: 'Show full graph' }).click();
    await page.waitForURL('**/dependencyGraph');
    expect(problems).toEqual([]);
  });

  test('are found and opened by keys alone', async () => {
    const { page } = await openGraph();
    await tree(page).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('r');
    await page.getByText(/^[2-6] found$/).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('ArrowDown');
    const first = await focused();
    await page.keyboard.press('ArrowDown');
    const second = await focused();
    expect(first).toContain('r');
    expect(second).toContain('r');
    expect(second).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/dependencyGraph\/[0-9a-f-]{36}/);
  });

  test('lead to several components at once', async () => {
    const { anvil, nail } = pages.world.first.components;
    const { page } = await openGraph(`/${anvil}%7C${nail}`);
    await page.getByText('and 1 more').waitFor();
    expect(await items(page)).toContain('anvil1.5Critical1Medium1');
  });

  test('are not drawn for what is not in the graph', async () => {
    const { page } = await openGraph('/00000000-0000-4000-8000-000000000000');
    await page.getByText('Dependency not found in the graph').waitFor();
  });
});

test('a project without dependencies says so', async () => {
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: [{ type: 'library', name: 'alone' }],
  };
  const project = await uploadBom(pages.world.server, pages.world.auditor, 'Flat', '1', bom);
  const { page } = await openGraph('', { project: project.uuid });
  await page.getByText('No dependency graph').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a project that nothing was uploaded to says so, and offers it', async () => {
  const { body } = await pages.world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Bare' });
  const { page } = await openGraph('', { project: body.uuid });
  await page.getByText('Nothing has been uploaded to this project yet.').waitFor();
  expect(await page.getByText('No dependency graph').count()).toBe(0);
});

test('a graph that cannot be loaded can be tried again', async () => {
  const { page, goto } = await openGraph('', { project: pages.world.second.uuid });
  await tree(page).waitFor();
  await page.route('**/graph', (route) => route.fulfill({ status: 500 }));
  await goto(`/projects/${pages.world.first.uuid}/dependencyGraph`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/graph');
  await page.getByRole('button', { name: 'Try again' }).click();
  await tree(page).waitFor();
});

test('the picture is opened, moved and zoomed by pointer', async () => {
  const { page } = await openGraph();
  await tree(page).waitFor();
  const canvas = page.getByRole('img', { name: /Dependency graph with 5 nodes/ });
  await canvas.waitFor();
  // A short mark of what is drawn: a failed comparison must not print the whole picture.
  const picture = async () => {
    const data = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
    return createHash('sha256').update(data).digest('hex');
  };
  const before = await picture();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(picture).not.toBe(before);
  const zoomed = await picture();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2 + 40);
  await page.mouse.up();
  await expect.poll(picture).not.toBe(zoomed);
  await page.getByRole('button', { name: 'Fit to view' }).click();
  await expect.poll(picture).toBe(before);
});

test('a project that does not exist is told by the page, not by a notice', async () => {
  const { page } = await openGraph('', { project: 'garbage' });
  await page.getByText('Not found. It may have been deleted.').waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
});

test('without a network the page says so in words', async () => {
  const { page } = await openGraph();
  await tree(page).waitFor();
  await page.route('**/graph', (route) => route.abort());
  await page.goto(`/projects/${pages.world.second.uuid}/dependencyGraph`);
  await page.getByRole('alert').getByText("Can't reach the server. Retrying automatically.").waitFor();
});

test('8,000 components and 16,000 edges stay usable', async () => {
  const { page } = await openGraph();
  await tree(page).waitFor();
  await page.route(`**/api/waybill/v1/project/${pages.world.second.uuid}/graph`, (route) =>
    route.fulfill({ json: bigGraph }),
  );
  await page.goto(`/projects/${pages.world.second.uuid}/dependencyGraph`);
  await page.getByText('of 8,001.').waitFor();
  await tree(page).focus();
  const took = (key: string): Promise<number> =>
    measureWorkMs(page, () =>
      page.evaluate(async (pressed) => {
        const target = document.querySelector('[role=tree]');
        target?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, key),
    );
  const times: Record<string, number> = {};
  await took('ArrowDown');
  times.open = await took('ArrowRight');
  times.move = await took('ArrowDown');
  times.end = await took('End');
  const search = page.getByRole('searchbox', { name: 'Find a component' });
  await search.fill('part-77');
  await page.getByText('111 found, showing the first 100').waitFor();
  await page.getByRole('button', { name: 'Show 11 more' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^part-77/ }).count()).toBe(111);
  await search.fill('part-7777');
  await page.getByRole('link', { name: /part-7777/ }).click();
  await page.getByText('All paths to').waitFor();
  console.info(`graph of 8,000 components: ${JSON.stringify(times)} ms`);
  for (const [what, time] of Object.entries(times)) expect(time, what).toBeLessThan(1000);
});

test.each([
  ['light', 1440, 'de-DE'],
  ['dark', 1440, 'ja-JP'],
  ['light', 420, 'en-US'],
] as const)('the graph is accessible and fits in %s at %d in %s', async (theme, width, locale) => {
  const { page, problems } = await openGraph('', { theme, width, locale });
  await page.getByRole('tree').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await takeScreenshot(page, `graph-${theme}-${width}`);
  expect(problems).toEqual([]);
});
