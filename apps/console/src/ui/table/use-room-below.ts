import { type RefObject, useLayoutEffect } from 'react';

/** The height below a list on most pages: the number of rows, and the end of the page. */
const belowPx = 56;

/** Tells the styles how much of the window a list does not have, as `--beside-list`: it ends where the window does. */
export function useRoomBelow(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = list.current;
    const frame = box?.parentElement?.parentElement;
    if (!box || !frame) return;
    const measure = () => {
      const topPx = box.getBoundingClientRect().top + scrollY;
      // Far down on a page the list is scrolled to: it may have most of the window.
      if (topPx > innerHeight / 2) box.style.removeProperty('--beside-list');
      else box.style.setProperty('--beside-list', `${Math.ceil(topPx) + belowPx}px`);
    };
    // A bar above the list may wrap into two lines, or the content above may grow.
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
}
