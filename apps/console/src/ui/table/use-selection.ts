import { useCallback, useRef, useState } from 'react';
import type { TableRow } from './table-model.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or deselects the row at this place; with `range` all rows since the last one too. */
  toggle: (index: number, range: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the rows on the screen are selected. What is no longer there does not count. */
export function useSelection<Row extends object>(rows: readonly TableRow<Row>[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef(0);

  const toggle = useCallback(
    (index: number, range: boolean) => {
      const from = range ? Math.min(anchor.current, index) : index;
      const to = range ? Math.max(anchor.current, index) : index;
      anchor.current = index;
      setIds((before) => {
        const next = new Set(before);
        const select = !before.has(rows[index]?.id ?? '');
        for (const row of rows.slice(from, to + 1)) {
          if (select) next.add(row.id);
          else next.delete(row.id);
        }
        return next;
      });
    },
    [rows],
  );
  const toggleAll = useCallback(() => {
    setIds((before) =>
      rows.every((row) => before.has(row.id)) ? new Set() : new Set(rows.map((row) => row.id)),
    );
  }, [rows]);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, toggle, toggleAll, clear };
}
