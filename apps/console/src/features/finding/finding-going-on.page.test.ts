import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  type ConsolePage,
  fakeToken,
  findingAt,
  mockList,
  mockProject,
  mockProjectUuid,
  mockUuid,
  setUpMockedPages,
} from '#test';

// The orders in which answers can come while somebody goes from finding to finding; each is forced.

const pages = setUpMockedPages();
const project = mockProjectUuid;
const total = 5000;
const token = fakeToken(['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS']);

interface Decided {
  place: number;
  state: string;
}

interface Opened extends ConsolePage {
  /** Lets the second part of the list come, of which the last row of the first part is the neighbor. */
  bringSecondPart: () => void;
  /** Until then, decisions are on their way. */
  bringDecisions: () => void;
  decided: Decided[];
}

/** The list with a finding of its first part open; its second part is still on its way. */
async function openAt(place: number, counts = (_part: number, _times: number) => total): Promise<Opened> {
  const secondPart = Promise.withResolvers<void>();
  const decisions = Promise.withResolvers<void>();
  const times = [0, 0, 0];
  const opened = await pages.openMocked(
    {
      ...mockProject,
      [`GET /api/waybill/v1/project/${project}/findings`]: async (request) => {
        const part = Number(request.query.get('pageNumber'));
        const isList = request.query.get('pageSize') === '100' && !request.query.has('flaw');
        if (isList) times[part] = (times[part] ?? 0) + 1;
        if (isList && part === 2) await secondPart.promise;
        const counted = isList ? counts(part, times[part] ?? 0) : total;
        return mockList(counted, (at) => findingAt(at, total))(request);
      },
    },
    { token },
  );
  const decided: Decided[] = [];
  await opened.page.route('**/decision', async (route) => {
    const { analysisState: state } = route.request().postDataJSON();
    await decisions.promise;
    const uuid = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    decided.push({ place: Number(uuid.split('-').at(-1)), state });
    const analysis = {
      analysisState: state,
      analysisJustification: 'NOT_SET',
      analysisResponse: 'NOT_SET',
      analysisComments: [],
      isSuppressed: false,
    };
    await route.fulfill({ json: { analysis, undo: 'token' } });
  });
  await opened.page.clock.install();
  await opened.goto(`/projects/${project}/findings?finding=${mockUuid(1, place)}:${mockUuid(2, place)}`);
  await isOpen(opened.page, place);
  return { ...opened, bringSecondPart: secondPart.resolve, bringDecisions: decisions.resolve, decided };
}

function isOpen(page: Page, place: number): Promise<void> {
  const title = page.locator('[data-side-panel]').getByRole('heading', { level: 2 });
  return title.getByText(`CVE-2026-${10_000 + place} `).waitFor();
}

const isListed = (page: Page, place: number) =>
  page
    .locator(`[data-row="${place}"]`)
    .getByText(`CVE-2026-${10_000 + place}`)
    .waitFor();

async function decide(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.press('Shift+Enter');
}

test('keys that are pressed before the next finding is shown are meant for it, and none is lost', async () => {
  const { page, decided, bringSecondPart, bringDecisions, problems } = await openAt(99);
  bringDecisions();
  for (const key of ['2', '3', '4']) await decide(page, key);
  await isOpen(page, 99);
  bringSecondPart();
  await isOpen(page, 102);
  await expect
    .poll(() => decided)
    .toEqual([
      { place: 99, state: 'EXPLOITABLE' },
      { place: 100, state: 'IN_TRIAGE' },
      { place: 101, state: 'RESOLVED' },
    ]);
  expect(problems).toEqual([]);
});

test('a list that takes long to be of one moment is waited for while something of it comes', async () => {
  const { page, decided, bringSecondPart, bringDecisions } = await openAt(98);
  await decide(page, '2');
  await isOpen(page, 99);
  await decide(page, '3');
  await page.clock.fastForward(6_000);
  bringSecondPart();
  await isListed(page, 100);
  await page.clock.fastForward(12_000);
  await isOpen(page, 99);
  bringDecisions();
  await isOpen(page, 100);
  expect(decided.map(({ place }) => place)).toEqual([98, 99]);
});

test('a list of which nothing comes is not waited for without end, and that is told', async () => {
  const { page, bringSecondPart } = await openAt(98);
  await decide(page, '2');
  await isOpen(page, 99);
  bringSecondPart();
  await isListed(page, 100);
  await page.keyboard.press('j');
  await page.clock.fastForward(16_000);
  await page.locator('[data-kind="error"]').getByText("Couldn't load the finding").waitFor();
  await isOpen(page, 99);
});

test('parts of the list that others have changed in between are loaded anew before it is gone on', async () => {
  const { page, bringSecondPart } = await openAt(99, (part, times) =>
    part === 1 && times === 1 ? total : total - 1,
  );
  bringSecondPart();
  await isListed(page, 100);
  await page.keyboard.press('j');
  await isOpen(page, 100);
});

test('who opens another finding while the next one is on its way stays there', async () => {
  const { page, bringSecondPart } = await openAt(99);
  await page.keyboard.press('j');
  await page.locator('[data-row="97"]').click();
  await isOpen(page, 97);
  bringSecondPart();
  await isListed(page, 100);
  await isOpen(page, 97);
});
