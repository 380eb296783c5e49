import type { KeyboardEvent } from 'react';
import { parentPath, type TreeRow } from './tree-rows.ts';

export interface TreeKeysOptions {
  rows: readonly TreeRow[];
  /** Place of the active row. */
  active: number;
  onActivate: (row: TreeRow) => void;
  onToggle: (row: TreeRow) => void;
  onSelect: (row: TreeRow) => void;
}

const pageStep = 12;

/** The keys of a tree: up and down move, right opens or goes in, left closes or goes out, Enter selects. */
export function treeKeyHandler(options: TreeKeysOptions): (event: KeyboardEvent) => void {
  const { rows, active, onActivate, onToggle, onSelect } = options;

  function moveTo(index: number): void {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    if (row) onActivate(row);
  }

  function goIn(row: TreeRow): void {
    if (row.isOpen) moveTo(active + 1);
    else if (row.isBranch) onToggle(row);
  }

  function goOut(row: TreeRow): void {
    if (row.isOpen) {
      onToggle(row);
      return;
    }
    const above = rows.findIndex((other) => other.path === parentPath(row.path));
    if (above >= 0) moveTo(above);
  }

  return (event) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      j: active + 1,
      ArrowUp: active - 1,
      k: active - 1,
      PageDown: active + pageStep,
      PageUp: active - pageStep,
      Home: 0,
      End: rows.length - 1,
    };
    const target = moves[event.key];
    if (target !== undefined) moveTo(target);
    else if (event.key === 'ArrowRight') goIn(row);
    else if (event.key === 'ArrowLeft') goOut(row);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(row);
    else return;
    event.preventDefault();
  };
}
