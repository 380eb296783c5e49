import { useCallback, useRef, useState } from 'react';
import type { TableRow } from './table-model.ts';

export interface Selection<Row extends object> {
  has: (id: string) => boolean;
  /** What is selected, on this page and on others. */
  rows: readonly Row[];
  /** How many of them stand on this page. */
  here: number;
  /** Selects or deselects the row at this place; with `range` all rows since the last one too. */
  toggle: (index: number, range: boolean) => void;
  /** Selects or deselects all rows of this page. */
  toggleAll: () => void;
  clear: () => void;
}

/**
 * Which rows are selected. It lasts while other pages are looked at, and until it is cleared or another search or filter
 * hides some of them: nobody should change rows that they have not seen among the others.
 */
export function useSelection<Row extends object>(
  rows: readonly TableRow<Row>[],
  narrowing: string,
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [selectedIn, setSelectedIn] = useState(narrowing);
  if (selectedIn !== narrowing) {
    setSelectedIn(narrowing);
    setChosen(new Map());
  }
  const anchor = useRef(0);

  const toggle = useCallback(
    (index: number, range: boolean) => {
      const from = range ? Math.min(anchor.current, index) : index;
      const to = range ? Math.max(anchor.current, index) : index;
      anchor.current = index;
      setChosen((before) => {
        const next = new Map(before);
        const select = !before.has(rows[index]?.id ?? '');
        for (const row of rows.slice(from, to + 1)) {
          if (select) next.set(row.id, row.original);
          else next.delete(row.id);
        }
        return next;
      });
    },
    [rows],
  );
  const toggleAll = useCallback(() => {
    setChosen((before) => {
      const next = new Map(before);
      const deselect = rows.every((row) => before.has(row.id));
      for (const row of rows) {
        if (deselect) next.delete(row.id);
        else next.set(row.id, row.original);
      }
      return next;
    });
  }, [rows]);
  const clear = useCallback(() => setChosen(new Map()), []);

  const here = chosen.size === 0 ? [] : rows.filter((row) => chosen.has(row.id));
  // A row of this page may have been loaded anew since it was selected.
  const newest = new Map(chosen);
  for (const row of here) newest.set(row.id, row.original);
  return {
    has: (id) => chosen.has(id),
    rows: [...newest.values()],
    here: here.length,
    toggle,
    toggleAll,
    clear,
  };
}
