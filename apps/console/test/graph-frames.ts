import type { GraphNode, ProjectGraph } from '@waybill/api-contract';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage } from './browser.ts';
import { ensureConsoleBuilt } from './build.ts';
import { fakeToken, type MockHandlers, signedInHandlers, startMockBackend } from './mock-backend.ts';

// Run by `npm run bench -- graph`, as a program of its own: it prints what it measured as JSON.

const nodeCount = 20_000;
const edgeCount = 100_000;
const framesEach = 120;

/** Ten layers; everything depends on five things of the layer below, most of all on its first. */
function makeGraph(): ProjectGraph {
  const layers = 10;
  const perLayer = (nodeCount - 1) / layers;
  let state = 1;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) ** 2 * below);
  };
  const nodes = Array.from({ length: nodeCount }, (_, index): GraphNode => {
    const found = index > 0 && index % 97 === 0 ? 1 : 0;
    return [
      `uuid-${index}`,
      index === 0 ? 'big' : `part-${index}`,
      '1.0',
      null,
      'npm',
      found,
      0,
      0,
      0,
      0,
      0,
      null,
    ];
  });
  const edges: number[] = [];
  const firstOf = (layer: number) => 1 + Math.floor(layer * perLayer);
  for (let index = firstOf(0); index < firstOf(1); index += 50) edges.push(0, index);
  while (edges.length < 2 * edgeCount) {
    const layer = random(layers - 1);
    const from = firstOf(layer) + random(perLayer);
    edges.push(from, firstOf(layer + 1) + random(perLayer));
  }
  return { nodes, edges };
}

const uuid = '00000000-0000-4000-8000-000000000001';
const project = { uuid, name: 'big', active: true, isLatest: true, tags: [], collectionLogic: 'NONE' };
const graph = makeGraph();
const handlers: MockHandlers = {
  ...signedInHandlers(),
  [`GET /api/v1/project/${uuid}`]: () => ({ body: project }),
  [`GET /api/waybill/v1/project/${uuid}/graph`]: () => ({ body: graph }),
};

const backend = await startMockBackend(handlers, { dist: await ensureConsoleBuilt() });
const browser = await launchBrowser();
try {
  const token = fakeToken(['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY']);
  const { page, goto } = await openPage(browser, { origin: backend.origin, token });
  const openedAt = performance.now();
  await goto(`/projects/${uuid}/dependencyGraph`);
  const tree = page.getByRole('tree', { name: 'Dependencies' });
  await tree.waitFor();
  const openedMs = performance.now() - openedAt;
  const canvas = page.getByRole('img', { name: /Dependency graph/ });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The picture has no place');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const search = page.getByRole('searchbox', { name: 'Find a component' });
  const steps: [string, () => Promise<void>][] = [
    // The machine's own frames: the others are to be read beside them.
    ['at rest', () => page.waitForTimeout(2000)],
    ['branches opened', () => openBranches(page)],
    ['panned', () => pan(page, middle)],
    ['zoomed', () => zoom(page, middle)],
    [
      'searched',
      async () => {
        await search.pressSequentially('part-1777', { delay: 60 });
        await page.getByText(/found/).waitFor();
      },
    ],
    [
      'all paths to a component',
      async () => {
        await page
          .getByRole('link', { name: /part-1777/ })
          .first()
          .click();
        await page.getByText('All paths to').waitFor();
      },
    ],
    [
      'table opened and searched',
      async () => {
        await page.getByRole('link', { name: 'Show full graph' }).click();
        await page.getByRole('button', { name: 'Table', exact: true }).click();
        await page.getByRole('grid').waitFor();
        await search.pressSequentially('part-19', { delay: 60 });
        await page.locator('[data-row]').first().click();
        await page.getByRole('region', { name: 'Selected component' }).waitFor();
      },
    ],
  ];
  const measured = [];
  let boxes = 0;
  for (const [name, act] of steps) {
    measured.push({ name, ...(await watch(page, act)) });
    boxes = Math.max(boxes, await countBoxes(page));
  }
  process.stdout.write(JSON.stringify({ openedMs, boxes, measured }));
} finally {
  await browser.close();
  await backend.close();
}

/** As many as the picture has, which says so. */
async function countBoxes(page: Page): Promise<number> {
  const label = await page.getByRole('img', { name: /Dependency graph/ }).getAttribute('aria-label');
  return Number(/with ([\d,]+) nodes/.exec(label ?? '')?.[1]?.replaceAll(',', ''));
}

async function openBranches(page: Page): Promise<void> {
  await page.getByRole('tree', { name: 'Dependencies' }).focus();
  for (let branch = 0; branch < 60; branch += 1) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  }
}

async function pan(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < framesEach; step += 1)
    await page.mouse.move(x + 150 * Math.sin(step / 8), y + 250 * Math.cos(step / 11));
  await page.mouse.up();
}

async function zoom(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  for (let step = 0; step < framesEach; step += 1) await page.mouse.wheel(0, step % 40 < 20 ? 60 : -60);
}

/** Frames and long tasks while something is done. */
async function watch(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const seen = { framesMs: [] as number[], longTasksMs: [] as number[], isOver: false };
    Reflect.set(window, 'seenFrames', seen);
    const observer = new PerformanceObserver((list) => {
      seen.longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    let before = performance.now();
    const next = (now: number) => {
      seen.framesMs.push(Math.max(0, now - before));
      before = now;
      if (seen.isOver) observer.disconnect();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(async () => {
    const seen = Reflect.get(window, 'seenFrames') as {
      framesMs: number[];
      longTasksMs: number[];
      isOver: boolean;
    };
    // Long tasks are reported a moment after they end.
    await new Promise((resolve) => setTimeout(resolve, 200));
    seen.isOver = true;
    return { framesMs: seen.framesMs, longTasksMs: seen.longTasksMs };
  });
}
