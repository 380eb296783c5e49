import type { PointerEvent } from 'react';
import { fittingWidthPx, pxPerRem } from './fit-column.ts';

interface ColumnResizerProps {
  /** The column's place among the cells of a row. */
  position: number;
  onResize: (rem: number) => void;
}

/** The edge of a header: dragged it sets the width of the column, a double click fits it to what is in view. */
export function ColumnResizer({ position, onResize }: ColumnResizerProps) {
  function drag(event: PointerEvent<HTMLElement>): void {
    const handle = event.currentTarget;
    const cell = handle.parentElement;
    if (event.button !== 0 || !cell) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const startPx = cell.getBoundingClientRect().width;
    const startX = event.clientX;
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    const follow = ({ clientX }: globalThis.PointerEvent) =>
      onResize((startPx + sign * (clientX - startX)) / pxPerRem());
    const end = () => {
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('lostpointercapture', end);
    };
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', end);
  }
  return (
    // Keys do the same on the header itself.
    <span
      aria-hidden
      data-resizer
      onPointerDown={drag}
      onDoubleClick={(event) => {
        const grid = event.currentTarget.closest('[role="grid"], [role="treegrid"]');
        if (grid) onResize(fittingWidthPx(grid, position) / pxPerRem());
      }}
      // The last column's handle is inside, because there is nothing beside it.
      className="group/edge absolute inset-y-0 -end-1 z-10 grid w-2.5 cursor-col-resize touch-none place-items-center in-[[role=columnheader]:last-child]:end-0 max-sm:hidden"
    >
      <span className="h-4 w-px bg-line group-hover/edge:w-0.5 group-hover/edge:bg-accent-strong group-active/edge:w-0.5 group-active/edge:bg-accent-strong" />
    </span>
  );
}
