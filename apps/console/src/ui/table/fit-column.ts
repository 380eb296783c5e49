/** How wide a column would have to be to show all that is drawn in it, in pixels. */
export function fittingWidthPx(grid: Element, position: number): number {
  const rows = '[role="row"]:not([data-placeholder])';
  const cells = [...grid.querySelectorAll<HTMLElement>(`${rows} > :nth-child(${position + 1})`)];
  for (const cell of cells) cell.style.width = 'max-content';
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  for (const cell of cells) cell.style.width = '';
  return Math.ceil(Math.max(0, ...widths)) + 1;
}

export function pxPerRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
