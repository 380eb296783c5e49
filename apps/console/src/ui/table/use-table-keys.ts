import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableRow } from './table-model.ts';
import type { RowActions } from './table-row.tsx';

const typingTargets = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whether keys belong to a field that the user is in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingTargets) !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, [role="checkbox"]') !== null;
}

/** `/` puts the cursor into the search field, unless the user is typing or a dialog is open. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (!input.current || isTyping(event.target) || document.querySelector('[role="dialog"][data-open]'))
        return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [input]);
}

export interface TableKeysOptions<Row extends object> {
  rows: readonly TableRow<Row>[];
  actions: Omit<RowActions, 'activate'>;
  /** Otherwise the space bar opens, as Enter does. */
  canSelect: boolean;
  isExpanded: (row: TableRow<Row>) => boolean;
  /** Brings a row into view, so that it can take the focus. */
  reveal: (index: number) => void;
  grid: RefObject<HTMLElement | null>;
}

const pageStep = 15;

/** Which row has the focus, and what the keys do with it. */
export function useTableKeys<Row extends object>(options: TableKeysOptions<Row>) {
  const { rows, actions, canSelect, isExpanded, reveal, grid } = options;
  const [wanted, setActive] = useState(0);
  const moveFocus = useRef(false);
  const active = Math.max(0, Math.min(wanted, rows.length - 1));

  useEffect(() => {
    if (!moveFocus.current) return;
    // A row far away may be drawn only some renders after it was revealed.
    const row = grid.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    if (!row) return;
    moveFocus.current = false;
    row.focus({ preventScroll: true });
  });

  function move(index: number): void {
    const target = Math.max(0, Math.min(index, rows.length - 1));
    moveFocus.current = true;
    reveal(target);
    setActive(target);
  }

  /** Left and right open and close branches, and go up to the branch above. */
  function moveInTree(key: string): void {
    const row = rows[active];
    if (!row) return;
    const opened = isExpanded(row);
    if (key === 'ArrowRight' && row.getCanExpand() && !opened) actions.toggleExpanded(active);
    if (key === 'ArrowRight' && opened) move(active + 1);
    if (key === 'ArrowLeft' && opened) actions.toggleExpanded(active);
    const parent = rows.findLastIndex((other, index) => index < active && other.depth < row.depth);
    if (key === 'ArrowLeft' && !opened && parent >= 0) move(parent);
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-row]')) return;
    const onControl = isControl(event.target);
    const key = event.key;
    const moves: Record<string, number> = {
      j: active + 1,
      ArrowDown: active + 1,
      k: active - 1,
      ArrowUp: active - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: active + pageStep,
      PageUp: active - pageStep,
    };
    const target = moves[key];
    if (target !== undefined) move(target);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') moveInTree(key);
    else if (key === 'x' || key === 'X') actions.toggleSelected(active, event.shiftKey);
    else if (key === ' ' && !onControl && canSelect) actions.toggleSelected(active, event.shiftKey);
    else if ((key === 'Enter' || key === ' ') && !onControl) actions.open(active);
    else return;
    event.preventDefault();
  }

  return { active, setActive, onKeyDown };
}
