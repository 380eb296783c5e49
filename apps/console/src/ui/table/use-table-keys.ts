import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isTyping } from '../is-typing.ts';
import type { RowSpace } from './row-space.ts';
import type { TableRow } from './table-model.ts';
import type { RowActions } from './table-row.tsx';

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

/** Elements that use letter keys themselves. */
const ownKeys = '[data-row], [role="tree"], [role="menu"], [role="listbox"], [role="dialog"]';

/** `j` and `k` lead into the first table of the page, unless they mean something where the focus is. */
function useEntryKeys(enter: () => void): void {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!['j', 'k'].includes(event.key) || isTyping(event.target)) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      if (document.querySelector('[role="menu"], [role="dialog"][data-open]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

export interface TableKeysOptions<Row extends object> {
  rows: RowSpace<Row>;
  actions: Omit<RowActions, 'activate'>;
  /** Otherwise the space bar opens, as Enter does. */
  canSelect: boolean;
  isExpanded: (row: TableRow<Row>) => boolean;
  /** The number of rows per page. */
  pageStep: () => number;
  /** Brings a row into view, so that it can take the focus. */
  reveal: (index: number) => void;
  grid: RefObject<HTMLElement | null>;
  /** Which page the rows are of, once they are no longer loading. */
  page: number;
  isLoading: boolean;
  /** Asks for the page after or before this one and says which that is; undefined where there is none. */
  turnPage: ((step: 1 | -1) => number | undefined) | undefined;
}

/** Which row has the focus, and what the keys do with it. */
export function useTableKeys<Row extends object>(options: TableKeysOptions<Row>) {
  const { rows, actions, canSelect, isExpanded, pageStep, reveal, grid, page, isLoading, turnPage } = options;
  const [wanted, setActive] = useState(0);
  const focusOn = useRef<number>(undefined);
  /** The page that the keys have asked for. */
  const turning = useRef<{ page: number; step: 1 | -1 }>(undefined);
  const rowAt = useCallback(
    (index: number) => grid.current?.querySelector<HTMLElement>(`[data-row="${index}"]`),
    [grid],
  );
  const active = Math.max(0, Math.min(wanted, rows.count - 1));

  useEffect(() => {
    const turn = turning.current;
    if (!turn || turn.page !== page || isLoading || rows.count === 0) return;
    move(turn.step > 0 ? 0 : rows.count - 1);
  });
  useEffect(() => {
    if (focusOn.current === undefined) return;
    // A row far away may be drawn only some renders after it was revealed.
    const row = rowAt(focusOn.current);
    if (!row) return;
    focusOn.current = undefined;
    row.focus({ preventScroll: true });
  });

  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || rows.count === 0 || document.activeElement !== document.body) return;
    // The row with the focus was replaced by others.
    rowAt(active)?.focus({ preventScroll: true });
  }, [rows, active, rowAt]);

  const activate = useCallback((index: number) => {
    hadFocus.current = true;
    setActive(index);
  }, []);

  function onBlur(event: React.FocusEvent): void {
    // Without a next one the row itself may have gone.
    if (event.relatedTarget !== null) hadFocus.current = false;
  }

  function move(index: number): void {
    const target = Math.max(0, Math.min(index, rows.count - 1));
    turning.current = undefined;
    focusOn.current = target;
    reveal(target);
    setActive(target);
  }

  useEntryKeys(() => rowAt(active)?.focus());

  /** To the row after or before; from the last or first one of a page on to the page beside it. */
  function step(by: 1 | -1): void {
    const target = active + by;
    if (turning.current && turning.current.page !== page) return;
    const to = target < 0 || target >= rows.count ? turnPage?.(by) : undefined;
    if (to === undefined) move(target);
    else turning.current = { page: to, step: by };
  }

  /** Left and right open and close branches, and go up to the branch above. */
  function moveInTree(key: string): void {
    const row = rows.at(active);
    if (!row) return;
    const opened = isExpanded(row);
    if (key === 'ArrowRight' && row.getCanExpand() && !opened) actions.toggleExpanded(active);
    if (key === 'ArrowRight' && opened) move(active + 1);
    if (key === 'ArrowLeft' && opened) actions.toggleExpanded(active);
    if (key !== 'ArrowLeft' || opened || row.depth === 0) return;
    let parent = active;
    while ((rows.at(parent)?.depth ?? -1) >= row.depth) parent -= 1;
    move(parent);
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-row]')) return;
    const onControl = isControl(event.target);
    const key = event.key;
    const moves: Record<string, number> = {
      Home: 0,
      End: rows.count - 1,
      PageDown: active + pageStep(),
      PageUp: active - pageStep(),
    };
    const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
    const target = moves[key];
    const by = steps[key];
    if (by !== undefined) step(by);
    else if (target !== undefined) move(target);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') moveInTree(key);
    else if (key === 'x' || key === 'X') actions.toggleSelected(active, event.shiftKey);
    else if (key === ' ' && !onControl && canSelect) actions.toggleSelected(active, event.shiftKey);
    else if ((key === 'Enter' || key === ' ') && !onControl) actions.open(active);
    else return;
    event.preventDefault();
  }

  return { active, activate, onKeyDown, onBlur };
}
