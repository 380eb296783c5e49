import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages } from '#test';
import { startJourneyWorld } from './journey-world.ts';
import { journeys } from './journeys.ts';
import { visitWith } from './playwright-visitor.ts';
import { faultsOfTree, readTree, type TreeLine } from './tree.ts';

const pages = setUpPages(startJourneyWorld);

test.each(Object.entries(journeys))('by the tree of a screen reader: %s', async (name, go) => {
  const isSignIn = name.includes('password');
  const { page, goto, problems } = await pages.openBlank(isSignIn ? { token: '' } : {});
  const visitor = await visitWith(page, goto);
  const faults: string[] = [];
  /** The tree wherever the visitor does something, as soon as the page is there. */
  const look = async () => {
    const read = async () => faultsOfTree(await readTree(page));
    await expect
      .poll(read, { timeout: 5_000 })
      .toEqual([])
      .catch(async () => faults.push(...(await read())));
  };
  await go(
    {
      ...visitor,
      presses: async (thing, within) => {
        await look();
        await visitor.presses(thing, within);
      },
      hears: async (text) => {
        await visitor.hears(text);
        await look();
      },
    },
    pages.world,
  );
  await look();
  expect([...new Set(faults)]).toEqual([]);
  expect(await findAccessibilityFaults(page, 'every')).toEqual([]);
  expect(problems).toEqual([]);
});

const line = (role: string, name: string, more: Partial<TreeLine> = {}): TreeLine => ({
  role,
  name,
  isAbove: false,
  canFocus: false,
  ...more,
});
const sound = [line('main', ''), line('heading', 'Projects', { level: 1 })];

test.each<[string, readonly TreeLine[], string]>([
  ['a button', [line('button', '')], 'a button without a name'],
  ['a second title', [line('heading', 'Again', { level: 1 })], '2 headings of level 1'],
  ['a level that is left out', [line('heading', 'Deep', { level: 3 })], 'of level 3 after one of level 1'],
  ['two parts of one name', [line('navigation', 'Pages'), line('navigation', 'Pages')], 'more than once'],
  ['what takes the focus in silence', [line('generic', '', { canFocus: true })], 'says nothing'],
])('a tree with %s at fault is not taken for sound', (_, lines, fault) => {
  expect(faultsOfTree(sound)).toEqual([]);
  expect(faultsOfTree([...sound, ...lines]).join()).toContain(fault);
});
