import type { Page } from 'playwright-core';

/**
 * Finds what an enlarged page loses: content that needs sideways scrolling, and controls that cannot be reached. Tables, texts of
 * code, and drawings may scroll in both directions (WCAG 1.4.10).
 */
export function findReflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = '[role=grid], [role=treegrid], table, pre, code, svg, canvas, .cm-editor';
    const widthPx = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const scrollsSideways = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const isOfTable = (element: Element) =>
      element.closest(wide) !== null || element.querySelector(wide) !== null;
    const faults: string[] = [];
    // A dialog above the page is all that can be reached until it is closed.
    const above = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const shown = [...(above ?? document.body).querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.closest('.sr-only, [aria-hidden=true], [inert]'),
    );
    const pageWidthPx = document.scrollingElement?.scrollWidth ?? 0;
    if (pageWidthPx > widthPx) faults.push(`the page is ${pageWidthPx} pixels wide`);
    for (const element of shown) {
      if (scrollsSideways(element) && !isOfTable(element)) faults.push(`${nameOf(element)} scrolls sideways`);
    }
    for (const element of shown) {
      if (!element.matches('button, a[href], input, select, textarea, [role=checkbox], [role=switch]'))
        continue;
      if (element.closest(wide)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // A field behind its own drawing, such as that of a switch.
      if (width < 2 || height < 2 || getComputedStyle(element).opacity === '0') continue;
      if (left < -1 || right > widthPx + 1) {
        faults.push(`${nameOf(element)} goes beyond the edge`);
        continue;
      }
      const [line] = [...element.getClientRects()];
      const x = line ? line.left + line.width / 2 : (left + right) / 2;
      const y = line ? line.top + line.height / 2 : (top + bottom) / 2;
      const hit = document.elementFromPoint(x, y);
      const isReached =
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
      if (!isReached) faults.push(`${nameOf(element)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }
    return [...new Set(faults)];
  });
}
