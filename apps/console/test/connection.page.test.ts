import { expect, test } from 'vitest';
import { findAccessibilityFaults } from './browser.ts';
import { fakeToken, type MockHandlers } from './mock-backend.ts';
import { setUpMockedPages } from './pages.ts';

const pages = setUpMockedPages();
const total = 260;
const token = fakeToken(['VIEW_PORTFOLIO']);

/** A list of projects on a server that can be taken away. */
function projectsOf(server: { isAway: boolean }): MockHandlers {
  return {
    'GET /api/v1/project': ({ query }) => {
      if (server.isAway) return { status: 503 };
      const size = Number(query.get('pageSize'));
      const from = (Number(query.get('pageNumber')) - 1) * size;
      const places = Array.from({ length: Math.min(size, total - from) }, (_, index) => from + index);
      const body = places.map((place) => ({
        uuid: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
        name: `project ${place}`,
        active: true,
        tags: [],
        collectionLogic: 'NONE',
      }));
      return { body, headers: { 'x-total-count': String(total) } };
    },
  };
}

test.each(['light', 'dark'] as const)(
  'rows stay while the server is away, with the reason above them, until it is back by itself (%s)',
  async (theme) => {
    const server = { isAway: false };
    const { page, goto } = await pages.openMocked(projectsOf(server), { token, theme });
    await goto('/projects?flat=true');
    const scroller = page.getByRole('grid', { name: 'Projects' }).locator('..');
    await page.getByRole('link', { name: 'project 3', exact: true }).waitFor();
    server.isAway = true;
    await scroller.evaluate((element) => element.scrollTo(0, 35 * 75));
    const notice = page.getByRole('alert');
    await notice.getByText("Can't reach the server. Retrying automatically.").waitFor();
    await page.getByRole('link', { name: 'project 80', exact: true }).waitFor();
    expect(await page.getByText('Server error').count()).toBe(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    server.isAway = false;
    await page.getByText('Reconnected').waitFor();
    await notice.waitFor({ state: 'detached' });
    await scroller.evaluate((element) => element.scrollTo(0, 35 * 110));
    await page.getByRole('link', { name: 'project 112', exact: true }).waitFor();
  },
);

test('the browser knows first when its network is back', async () => {
  const { page, goto } = await pages.openMocked(projectsOf({ isAway: false }), { token });
  await goto('/projects?flat=true');
  await page.getByRole('link', { name: 'project 3', exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('columnheader', { name: 'Project name' }).getByRole('button').click();
  await page.getByText("Couldn't load the list").waitFor();
  await page.getByText("Can't reach the server. Retrying automatically.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'project 3', exact: true }).waitFor();
  await page.getByText('Reconnected').waitFor();
});

test('a list that fails says why, once', async () => {
  const handlers: MockHandlers = { 'GET /api/v1/project': () => ({ status: 500 }) };
  const { page, goto } = await pages.openMocked(handlers, { token });
  await goto('/projects?flat=true');
  await page.getByText('The server ran into a problem (error 500).').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
});

test('a project without access says so, and leads back to the projects', async () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const handlers: MockHandlers = {
    ...projectsOf({ isAway: false }),
    [`GET /api/v1/project/${uuid}`]: () => ({ status: 403, body: 'Forbidden' }),
  };
  const { page, goto } = await pages.openMocked(handlers, { token });
  await goto(`/projects/${uuid}`);
  await page.getByRole('heading', { name: "You don't have access to this project" }).waitFor();
  expect(await page.locator('[data-kind]').count()).toBe(0);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await page.waitForURL('**/projects');
});
