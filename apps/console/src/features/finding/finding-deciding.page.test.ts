import { extent } from '@waybill/test-kit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { addNpmAdvisory, bomOf, importBom, panelOf, rowsOf, startConsoleServer, titleOf } from '#test/server';

const pages = setUpPages(startConsoleServer);
const many = Array.from({ length: 200 }, (_, index) => `part-${String(index).padStart(3, '0')}`);
const severities = ['CRITICAL', 'HIGH', 'LOW'] as const;
const projects: Record<'narrow' | 'wide' | 'small', string> = { narrow: '', wide: '', small: '' };

/** As many versions of a package as there are names, and one package besides. */
function versionsBom(name: string, versions: readonly string[]) {
  const components = versions.map((version) => ({
    type: 'library',
    'bom-ref': `${name}-${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
  }));
  const other = { type: 'library', 'bom-ref': 'other', name: 'other', version: '1', purl: 'pkg:npm/other@1' };
  return bomOf([], { components: [...components, other] });
}

beforeAll(async () => {
  const { world } = pages;
  for (const [index, name] of many.entries()) {
    const id = `GHSA-aaaa-bbbb-${name.slice(-3)}c`;
    await addNpmAdvisory(world.server, id, name, '2.0.0', severities[index % severities.length]);
  }
  await addNpmAdvisory(world.server, 'GHSA-vvvv-vvvv-vvvv', 'anvil', '9.0.0', 'CRITICAL');
  await addNpmAdvisory(world.server, 'GHSA-oooo-oooo-oooo', 'other', '9.0.0', 'LOW');
  const bom = bomOf(many.map((name) => `${name}@1.0.0`));
  projects.narrow = await importBom(world, { name: 'Narrow', version: '1' }, bom);
  projects.wide = await importBom(world, { name: 'Wide', version: '1' }, bom);
  const versions = versionsBom('anvil', ['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  projects.small = await importBom(world, { name: 'Small', version: '1' }, versions);
});

async function countUndecided(project: string): Promise<number> {
  const path = `/api/waybill/v1/project/${project}/findings?state=NOT_SET&pageSize=1000&pageNumber=1`;
  return (await pages.world.manager.get<unknown[]>(path)).body.length;
}

async function decisionsOf(project: string): Promise<string[]> {
  const path = `/api/waybill/v1/project/${project}/findings?pageSize=100&pageNumber=1`;
  const { body } =
    await pages.world.manager.get<
      { component: { name: string; version: string }; analysis: { state: string } }[]
    >(path);
  return body
    .map(({ component, analysis }) => `${component.name} ${component.version} ${analysis.state}`)
    .sort();
}

/** The hidden parts of the open row's cells under these headers. The panel or the edge may hide them. */
function hiddenCells(page: Page, headers: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const row = document.querySelector('[data-row][aria-current]');
    const names = [...document.querySelectorAll('[role=columnheader]')].map((cell) => cell.textContent);
    return wanted.filter((name) => {
      const cell = row?.querySelectorAll('[role=gridcell]')[names.indexOf(name)];
      if (!cell) return true;
      const box = cell.getBoundingClientRect();
      const points = [box.left + 4, box.right - 4].map((x) =>
        document.elementFromPoint(x, box.top + box.height / 2),
      );
      return points.some((hit) => !hit || !cell.parentElement?.contains(hit));
    });
  }, headers);
}

const openTitle = (page: Page) => titleOf(page).textContent();

describe('findings are decided by keys alone', () => {
  // Beyond the first block of the list, which has 100 rows; all of them in `npm run test:all`.
  test.each([
    ['narrow', 1366, 768, 'light', extent({ whole: many.length, usual: 110 })],
    ['wide', 2560, 1300, 'dark', extent({ whole: many.length, usual: 20 })],
  ] as const)(
    'in the project %s at %d px, with what one decides by in sight',
    { timeout: 600_000 },
    async (name, width, height, theme, decided) => {
      const project = projects[name];
      const { page, problems } = await pages.open(`/projects/${project}/findings`, { width, height, theme });
      await rowsOf(page).first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await titleOf(page).getByText('part-').waitFor();
      const seen = new Set<string>();
      for (let index = 0; index < decided; index += 1) {
        const title = (await openTitle(page)) ?? '';
        seen.add(title);
        await expect
          .poll(() => hiddenCells(page, ['Severity', 'Vulnerability', 'EPSS', 'CVSS', 'Analysis']), {
            message: `of row ${index + 1}`,
          })
          .toEqual([]);
        if (index === 3) {
          expect(await findAccessibilityFaults(page)).toEqual([]);
          await takeScreenshot(page, `deciding-${theme}-${width}`);
        }
        await page.keyboard.press(String(2 + (index % 5)));
        await page.keyboard.press('Shift+Enter');
        if (index < decided - 1) await expect.poll(() => openTitle(page)).not.toBe(title);
      }
      expect(seen.size).toBe(decided);
      await expect.poll(() => countUndecided(project)).toBe(many.length - decided);
      expect(problems).toEqual([]);
    },
  );
});

describe('a decision', () => {
  const openFirst = async () => {
    const opened = await pages.open(`/projects/${projects.small}/findings?sort=component.version&all=true`);
    await rowsOf(opened.page).nth(4).waitFor();
    await rowsOf(opened.page).filter({ hasText: '1.0.0' }).click();
    await titleOf(opened.page).getByText('anvil 1.0.0').waitFor();
    return opened;
  };
  const undecided = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => `anvil ${version} NOT_SET`);

  test('is taken for the other versions as well, and undone for all of them', async () => {
    const { page } = await openFirst();
    await panelOf(page).getByText('Apply to the 3 other versions too').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/(decision|undo)$/.test(request.url())) sent.push(request.url());
    });
    await page.keyboard.press('o');
    await page.keyboard.press('5');
    await page.keyboard.press('Shift+Enter');
    await page.getByText('Analysis saved').waitFor();
    await expect
      .poll(() => decisionsOf(projects.small))
      .toEqual([...undecided.map((text) => text.replace('NOT_SET', 'FALSE_POSITIVE')), 'other 1 NOT_SET']);
    await expect.poll(() => rowsOf(page).filter({ hasText: 'False positive' }).count()).toBe(4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Analysis undone').waitFor();
    await expect.poll(() => decisionsOf(projects.small)).toEqual([...undecided, 'other 1 NOT_SET']);
    await expect.poll(() => rowsOf(page).filter({ hasText: 'False positive' }).count()).toBe(0);
    // One for all of them, and one to undo it.
    expect(sent.length).toBe(2);
  });

  test('is repeated with its words for the next finding by one key', async () => {
    const { page } = await openFirst();
    await page.keyboard.press('6');
    await page.keyboard.press('a');
    await panelOf(page).getByLabel('Justification').selectOption('Code not reachable');
    await panelOf(page).getByLabel('Comment').fill('Never called.');
    await page.keyboard.press('Shift+Enter');
    await titleOf(page).getByText('anvil 1.1.0').waitFor();
    await panelOf(page).getByRole('button', { name: 'Apply again' }).waitFor();
    await page.keyboard.press('r');
    await titleOf(page).getByText('anvil 1.2.0').waitFor();
    await page.keyboard.press('k');
    await titleOf(page).getByText('anvil 1.1.0').waitFor();
    await panelOf(page).getByText('Never called.').waitFor();
    await panelOf(page).getByText('Justification: Not set → Code not reachable').waitFor();
  });

  test('that the server refuses is taken back in the row, and what was typed is kept', async () => {
    const { page } = await openFirst();
    const seen = Promise.withResolvers<void>();
    await page.route('**/findings/*/*/decision', async (route) => {
      await seen.promise;
      await route.fulfill({ status: 500 });
    });
    const place = await page.locator('[data-row][aria-current]').getAttribute('data-row');
    const row = page.locator(`[data-row="${place}"]`);
    // The time since it was first seen advances meanwhile.
    const textOf = async () => ((await row.textContent()) ?? '').replace(/\d+s ago/, '');
    const before = await textOf();
    await page.keyboard.press('2');
    await page.keyboard.press('c');
    await panelOf(page).getByLabel('Comment').fill('Reproduced.');
    await page.keyboard.press('Control+Enter');
    await titleOf(page).getByText('anvil 1.1.0').waitFor();
    await row.getByText('Exploitable').waitFor();
    seen.resolve();
    const notice = page.locator('[data-kind="error"]');
    await notice.getByText("Couldn't save the analysis of GHSA-vvvv-vvvv-vvvv").waitFor();
    await expect.poll(textOf).toBe(before);
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Open finding' }).click();
    await titleOf(page).getByText('anvil 1.0.0').waitFor();
    expect(await panelOf(page).getByLabel('Comment').inputValue()).toBe('Reproduced.');
    expect(await panelOf(page).getByRole('radio', { name: 'Exploitable' }).isChecked()).toBe(true);
  });

  test('to suppress brings the next finding, and is undone from its notice', async () => {
    const { page, problems } = await openFirst();
    await page.keyboard.press('s');
    await page.getByText('Finding suppressed').waitFor();
    await titleOf(page).getByText('anvil 1.1.0').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Analysis undone').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(5);
    await titleOf(page).getByText('anvil 1.1.0').waitFor();
    expect(problems).toEqual([]);
  });

  test('to suppress does not leave a finding about which something is being typed', async () => {
    const { page } = await openFirst();
    await page.keyboard.press('c');
    await panelOf(page).getByLabel('Comment').fill('In the middle');
    await panelOf(page).getByRole('button', { name: 'Suppress' }).click();
    await page.getByText('Finding suppressed').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(4);
    await titleOf(page).getByText('anvil 1.0.0').waitFor();
    expect(await panelOf(page).getByLabel('Comment').inputValue()).toBe('In the middle');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(5);
  });

  test('to suppress that fails can be gone back to', async () => {
    const { page } = await openFirst();
    await page.route('**/findings/*/*/decision', (route) => route.fulfill({ status: 500 }));
    await page.keyboard.press('s');
    await titleOf(page).getByText('anvil 1.1.0').waitFor();
    const notice = page.locator('[data-kind="error"]');
    await notice.getByRole('button', { name: 'Open finding' }).click();
    await titleOf(page).getByText('anvil 1.0.0').waitFor();
    await panelOf(page).getByRole('button', { name: 'Suppress', exact: true }).waitFor();
  });

  test('survives the end of the session: the comment is still there, and is saved after signing in', async () => {
    const { page } = await openFirst();
    const { token } = pages.world.manager;
    const isOver = { now: true };
    await page.route('**/findings/*/*/decision', (route) =>
      isOver.now ? route.fulfill({ status: 401 }) : route.continue(),
    );
    await page.route('**/api/waybill/v1/session', (route) => {
      isOver.now = false;
      return route.fulfill({ json: { token } });
    });
    await page.keyboard.press('c');
    await panelOf(page).getByLabel('Comment').fill('In the middle of a sentence');
    await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended. Sign in to continue.' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('textarea[name="comment"]').inputValue()).toBe('In the middle of a sentence');
    await dialog.getByLabel('Password').fill('secret');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await panelOf(page).getByRole('listitem').getByText('In the middle of a sentence').waitFor();
  });
});

test.each([
  [1366, true],
  [1000, false],
])('at %d px the panel beside the list: %s', async (width, isBeside) => {
  const { page } = await pages.open(`/projects/${projects.small}/findings`, { width });
  await rowsOf(page).first().click();
  await titleOf(page).waitFor();
  const list = await page.getByRole('grid').boundingBox();
  const panel = await panelOf(page).boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0) <= (panel?.x ?? 0)).toBe(isBeside);
});

test('a component has its version in its row beside the panel as without it', async () => {
  const { page } = await pages.open(`/projects/${projects.small}/findings`, { width: 1366 });
  await rowsOf(page).first().waitFor();
  const ofFirst = (await rowsOf(page).first().getByRole('gridcell').allTextContents()).join(' ');
  const version = /\d+\.\d+\.\d+/.exec(ofFirst)?.[0];
  expect(version).toBeDefined();
  await rowsOf(page).first().click();
  await titleOf(page).waitFor();
  expect(await rowsOf(page).first().textContent()).toContain(version);
});
