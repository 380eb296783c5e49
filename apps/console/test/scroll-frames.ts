import type { Page } from 'playwright-core';
import { launchBrowser, openPage } from './browser.ts';
import { ensureGalleryBuilt } from './build.ts';
import { startMockBackend } from './mock-backend.ts';

// Run by `npm run bench -- scroll`, as a program of its own: it prints what it measured as JSON.

const rowPx = 35;
const framesEach = 300;

/**
 * The distance that the scroller moves in each frame: like a wheel, like a flick, and from anywhere to
 * anywhere.
 */
const ways = [
  // The machine's own frames, with nothing to draw: the others are to be read beside them.
  { name: 'at rest', stepPx: 0 },
  { name: 'slowly, 2 rows a frame', stepPx: 2 * rowPx },
  { name: 'fast, 40 rows a frame', stepPx: 40 * rowPx },
  { name: 'dragged, 1,500 rows a frame', stepPx: 1500 * rowPx },
];

const backend = await startMockBackend({}, { dist: await ensureGalleryBuilt() });
const browser = await launchBrowser();
try {
  const { page, goto } = await openPage(browser, { origin: backend.origin, hasRawMessages: true });
  await goto('/endless?rows=100000&answerMs=40');
  await page.getByText('CVE-2026-000000').waitFor();
  const scrolled = [];
  for (const { name, stepPx } of ways) scrolled.push({ name, ...(await scrollBy(page, stepPx)) });
  const blocks = await page.evaluate(() => (Reflect.get(window, 'askedBlocks') as number[]).length);
  const drawn = await page.locator('[data-row]').count();
  process.stdout.write(JSON.stringify({ scrolled, blocks, drawn }));
} finally {
  await browser.close();
  await backend.close();
}

/** Scrolls frame by frame, back and forth between the ends. */
function scrollBy(page: Page, stepPx: number) {
  return page.evaluate(
    async ({ stepPx, frames }) => {
      const scroller = document.querySelector('[role="grid"]')?.parentElement;
      if (!scroller) throw new Error('There is no list');
      const longTasksMs: number[] = [];
      const observer = new PerformanceObserver((list) => {
        longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const framesMs: number[] = [];
      let step = stepPx;
      let before = await nextFrame();
      for (let frame = 0; frame < frames; frame += 1) {
        const end = scroller.scrollHeight - scroller.clientHeight;
        if (scroller.scrollTop + step < 0 || scroller.scrollTop + step > end) step = -step;
        scroller.scrollBy(0, step);
        const now = await nextFrame();
        framesMs.push(now - before);
        before = now;
      }
      const restsAt = performance.now();
      const isFilled = () => {
        const { top, bottom } = scroller.getBoundingClientRect();
        return [...scroller.querySelectorAll('[data-placeholder]')].every((row) => {
          const box = row.getBoundingClientRect();
          return box.bottom < top || box.top > bottom;
        });
      };
      while (!isFilled()) await nextFrame();
      const filledMs = performance.now() - restsAt;
      observer.disconnect();
      return { framesMs, longTasksMs, filledMs };
    },
    { stepPx, frames: framesEach },
  );
}
