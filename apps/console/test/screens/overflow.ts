import type { Page } from 'playwright-core';

/**
 * Texts of a page that are cut or leave their box, a line each: what is wrong and the text.
 * @param words the texts of the language. Only these must not end in “…”: names that are longer than their place may.
 */
export async function findOverflow(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const interfaceTexts = new Set(known);
    const found = new Set<string>();
    const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80);

    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) found.add(`the page is ${width - innerWidth} px too wide`);

    /** Hidden, or for screen readers only. */
    const isShown = (element: Element) => {
      const { width: w, height: h } = element.getBoundingClientRect();
      return w > 1 && h > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const ancestors = function* (element: Element) {
      for (let at: Element | null = element; at; at = at.parentElement) yield at;
    };
    const canScroll = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isForReaders = (element: Element) =>
      [...ancestors(element)].some(
        (each) => each.clientWidth <= 1 && getComputedStyle(each).position === 'absolute',
      );

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = short(node.textContent ?? '');
      if (!element || text === '' || !isShown(element) || isForReaders(element)) continue;
      if (/^(?:SCRIPT|STYLE|OPTION|TITLE|TEXT|TEXTAREA)$/i.test(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (const box of ancestors(element)) {
        // A box that scrolls shows all of it.
        if (canScroll(box)) break;
        const style = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        if (style.display === 'inline' || style.display === 'contents' || outer.width <= 1) continue;
        const isOutside = right > outer.right + 1 || left < outer.left - 1;
        if (!isOutside) continue;
        if (style.overflowX === 'visible') {
          // Only boxes that people see as such: with a border or a color of their own.
          const isSeen = style.borderLeftWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
          if (isSeen) found.add(`leaves its box: ${text}`);
        } else if (style.textOverflow !== 'ellipsis') {
          found.add(`is cut: ${text}`);
          break;
        } else {
          if (interfaceTexts.has(text)) found.add(`ends in “…”: ${text}`);
          break;
        }
      }
    }
    return [...found];
  }, words);
}
