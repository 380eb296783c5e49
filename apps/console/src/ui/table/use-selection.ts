import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFailureText } from '../failure.tsx';
import { toast } from '../toast.tsx';
import type { RowSpace } from './row-space.ts';
import type { RowSelection, SelectedRows, TableRows } from './types.ts';

export interface Selection<Row> extends SelectedRows<Row> {
  has: (id: string) => boolean;
  /** The number of selected rows that are loaded. */
  here: number;
  /** Selects or deselects the row at this place; with `range` all rows since the last one too. */
  toggle: (index: number, range: boolean) => void;
  /** Selects the rows from one place to another, or deselects them when they all are selected. */
  toggleSpan: (first: number, last: number) => void;
  /** Selects all rows that the search and the filters show. */
  selectAll: () => void;
}

type Chosen<Row> =
  | { kind: 'ids'; rows: ReadonlyMap<string, Row> }
  | { kind: 'filter'; excluded: ReadonlySet<string> };

const nothing = { kind: 'ids', rows: new Map<string, never>() } as const;

const always = () => true;

interface SelectionInput<Row extends object> {
  space: RowSpace<Row>;
  rows: TableRows<Row>;
  rowId: (row: Row) => string;
  /** Without it all rows are. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Parameters that exclude rows. */
  narrowing: string;
  total: number | undefined;
  /** The total is not counted but estimated. */
  isEstimated: boolean;
}

/**
 * Which rows are selected. It lasts while other rows are looked at, and until it is cleared or another search or filter
 * hides some of them: nobody should change rows that they have not seen among the others.
 */
export function useSelection<Row extends object>(input: SelectionInput<Row>): Selection<Row> {
  const { space, rows: source, rowId, isSelectable = always, narrowing, total = 0 } = input;
  const [chosen, setChosen] = useState<Chosen<Row>>(nothing);
  const [seenIn, setSeenIn] = useState(narrowing);
  if (seenIn !== narrowing) {
    setSeenIn(narrowing);
    setChosen(nothing);
  }
  const anchor = useRef(0);
  /** The next step cancels anything that waits for unloaded rows. */
  const step = useRef(0);
  const { t } = useLingui();
  const failureText = useFailureText();

  /** Hands the rows between two places to `apply`, at once where they are all here. */
  const withSpan = useCallback(
    (first: number, last: number, apply: (found: ReadonlyMap<string, Row>) => void) => {
      step.current += 1;
      const current = step.current;
      const found = new Map<string, Row>();
      let isWhole = true;
      for (let index = first; index <= last; index += 1) {
        const row = space.at(index);
        if (!row) isWhole = false;
        else if (isSelectable(row.original)) found.set(row.id, row.original);
      }
      if (isWhole || source.mode !== 'endless') return apply(found);
      source
        .loadSpan(space.listIndexOf(first), space.listIndexOf(last))
        .then((rows) => {
          if (current !== step.current) return;
          apply(new Map(rows.filter(isSelectable).map((row) => [rowId(row), row])));
        })
        .catch((error: unknown) => {
          const text = failureText(error);
          toast({ kind: 'error', title: t`The rows could not be selected`, ...(text ? { text } : {}) });
        });
    },
    [space, source, rowId, isSelectable, t, failureText],
  );

  const toggle = useCallback(
    (index: number, range: boolean) => {
      const from = range ? Math.min(anchor.current, index) : index;
      const to = range ? Math.max(anchor.current, index) : index;
      const id = space.at(index)?.id;
      anchor.current = index;
      if (id === undefined) return;
      withSpan(from, to, (found) => setChosen((before) => change(before, found, !has(before, id))));
    },
    [space, withSpan],
  );
  const toggleSpan = useCallback(
    (first: number, last: number) =>
      withSpan(first, last, (found) =>
        setChosen((before) => change(before, found, ![...found.keys()].every((id) => has(before, id)))),
      ),
    [withSpan],
  );
  const selectAll = useCallback(() => setChosen({ kind: 'filter', excluded: new Set() }), []);
  const clear = useCallback(() => {
    step.current += 1;
    setChosen(nothing);
  }, []);

  const count = chosen.kind === 'ids' ? chosen.rows.size : Math.max(0, total - chosen.excluded.size);
  // Once for a selection, not for every frame of a scroll: it may hold thousands.
  const { selected, here } = useMemo(() => selectedIn(chosen, space), [chosen, space]);
  const selection = useMemo(() => selectionOf(chosen), [chosen]);
  return {
    selection,
    count,
    isEstimated: chosen.kind === 'filter' && input.isEstimated,
    rows: selected,
    has: (id) => has(chosen, id),
    here,
    toggle,
    toggleSpan,
    selectAll,
    clear,
  };
}

function selectedIn<Row extends object>(chosen: Chosen<Row>, space: RowSpace<Row>) {
  const rows = new Map(chosen.kind === 'ids' ? chosen.rows : []);
  let here = 0;
  if (chosen.kind === 'filter' || rows.size > 0) {
    for (const [, row] of space.loaded()) {
      if (!has(chosen, row.id)) continue;
      here += 1;
      // A row may have been loaded anew since it was selected.
      if (rows.has(row.id)) rows.set(row.id, row.original);
    }
  }
  return { selected: [...rows.values()], here };
}

function selectionOf<Row>(chosen: Chosen<Row>): RowSelection {
  return chosen.kind === 'ids'
    ? { kind: 'ids', ids: [...chosen.rows.keys()] }
    : { kind: 'filter', excluded: [...chosen.excluded] };
}

function has<Row>(chosen: Chosen<Row>, id: string): boolean {
  return chosen.kind === 'ids' ? chosen.rows.has(id) : !chosen.excluded.has(id);
}

function change<Row>(chosen: Chosen<Row>, found: ReadonlyMap<string, Row>, select: boolean): Chosen<Row> {
  if (chosen.kind === 'filter') {
    const excluded = new Set(chosen.excluded);
    for (const id of found.keys()) {
      if (select) excluded.delete(id);
      else excluded.add(id);
    }
    return { kind: 'filter', excluded };
  }
  const rows = new Map(chosen.rows);
  for (const [id, row] of found) {
    if (select) rows.set(id, row);
    else rows.delete(id);
  }
  return { kind: 'ids', rows };
}
