import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const storageKey = 'SidePanelWidth';
const leastPx = 320;
/** The width that a panel leaves to the page: the navigation, and in a list the remaining columns. */
const besidePx = 816;
const stepPx = 16;

function widestPx(): number {
  return Math.max(leastPx, innerWidth - besidePx);
}

function within(widthPx: number): number {
  return Math.round(Math.min(Math.max(widthPx, leastPx), widestPx()));
}

/** The default width of a panel, and the same as a style. */
const ownWidth = 'clamp(23rem, 40vw - 10rem, 40rem)';
function ownWidthPx(): number {
  return within(Math.min(Math.max(368, innerWidth * 0.4 - 160), 640));
}

function readWidth(): number | undefined {
  const stored = Number(localStorage.getItem(storageKey));
  return Number.isFinite(stored) && stored >= leastPx ? stored : undefined;
}

/** How wide the panels beside a page are: as the user left them, for all panels. */
export function usePanelWidth() {
  const [widthPx, setWidthPx] = useState(readWidth);
  const [isDragged, setDragged] = useState(false);

  function resize(toPx: number): void {
    const next = within(toPx);
    setWidthPx(next);
    localStorage.setItem(storageKey, String(next));
  }

  function reset(): void {
    localStorage.removeItem(storageKey);
    setWidthPx(undefined);
  }

  /** The handle is at the start of the panel, whose end stays in place. */
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!isDragged) return;
    const end = event.currentTarget.parentElement?.getBoundingClientRect().right ?? innerWidth;
    resize(end - event.clientX);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const nowPx = event.currentTarget.parentElement?.offsetWidth ?? leastPx;
    const targets: Record<string, number> = {
      ArrowLeft: nowPx + stepPx,
      ArrowRight: nowPx - stepPx,
      Home: leastPx,
      End: widestPx(),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    resize(target);
  }

  return {
    style: widthPx === undefined ? ownWidth : `${widthPx}px`,
    nowPx: widthPx === undefined ? ownWidthPx() : within(widthPx),
    leastPx,
    widestPx: widestPx(),
    isDragged,
    handle: {
      onKeyDown,
      onPointerMove,
      onDoubleClick: reset,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      },
      onLostPointerCapture: () => setDragged(false),
    },
  };
}
