import { useMemo, useState } from 'react';
import { columnsFor, type Room } from './narrow-columns.ts';
import {
  type Density,
  forgetColumns,
  readColumnVisibility,
  readLayout,
  storeColumnVisibility,
  storeLayout,
  type TableLayout,
} from './table-preferences.ts';
import type { Column, TableController } from './types.ts';

export interface TableColumns<Row> {
  /** All columns in the order in which they stand. */
  all: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  visibility: Readonly<Record<string, boolean>>;
  /** Widths in rem that were chosen. */
  widths: Readonly<Record<string, number>>;
  density: Density;
  setVisible: (id: string, visible: boolean) => void;
  /** Puts a column where another one stands. */
  move: (id: string, to: number) => void;
  setWidth: (id: string, rem: number) => void;
  setDensity: (density: Density) => void;
  /** Back to how the table comes; undefined while it is so. */
  reset: (() => void) | undefined;
}

const narrowestRem = 3;
const widestRem = 60;

/** The columns in the chosen order; those that were not there when it was chosen keep their place beside their neighbors. */
export function inOrder<Item extends { id: string }>(
  columns: readonly Item[],
  order: readonly string[],
): Item[] {
  const known = columns.filter(({ id }) => order.includes(id));
  const sorted = known.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const result = [...sorted];
  for (const [index, column] of columns.entries()) {
    if (order.includes(column.id)) continue;
    const before = columns[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  }
  return result;
}

/** The columns of a saved view; those of another grouping mean nothing here. */
function useWanted<Row>(declared: readonly Column<Row>[], columns: readonly string[] | undefined) {
  const text = columns?.join();
  return useMemo(() => {
    const ids = text?.split(',');
    return ids?.some((id) => declared.some((column) => column.id === id)) ? ids : undefined;
  }, [text, declared]);
}

/** The changes since the table or its view is shown. */
interface Changes {
  shown: Readonly<Record<string, boolean>>;
  /** The order in a saved view; without one it is remembered. */
  order: readonly string[] | undefined;
}

const noChanges: Changes = { shown: {}, order: undefined };

/**
 * Which columns a table shows, in which order and how wide: as the screen has room, and as the user has chosen. A saved view
 * decides which and in which order; what is changed of that is saved with the view, while widths and density are those of
 * the user everywhere.
 */
export function useTableColumns<Row>(
  declared: readonly Column<Row>[],
  room: Room,
  { prefix, columns: ofView }: Pick<TableController, 'prefix' | 'columns'>,
): TableColumns<Row> {
  // A phone has its own order, and room for nothing else.
  const isOwn = room !== 'narrow';
  const wanted = useWanted(declared, isOwn ? ofView : undefined);
  const view = wanted?.join();
  const [state, setState] = useState(() => ({
    prefix,
    view,
    layout: readLayout(prefix),
    changes: noChanges,
  }));
  if (state.prefix !== prefix || state.view !== view)
    setState({ prefix, view, layout: readLayout(prefix), changes: noChanges });
  const { layout, changes } = state;
  const { shown } = changes;
  const order = wanted ? (changes.order ?? wanted) : layout.order;

  const all = useMemo(() => {
    const columns = columnsFor(room, declared);
    return isOwn && order ? inOrder(columns, order) : columns;
  }, [room, declared, isOwn, order]);
  const visibility = useMemo(() => {
    const entries = all.map((column) => {
      const isShown =
        shown[column.id] ??
        wanted?.includes(column.id) ??
        readColumnVisibility(prefix, column.id) ??
        column.hidden !== true;
      return [column.id, column.required === true || isShown] as const;
    });
    return Object.fromEntries(entries);
  }, [all, prefix, shown, wanted]);
  const visible = useMemo(() => all.filter((column) => visibility[column.id]), [all, visibility]);
  const widths = useMemo(() => (isOwn ? (layout.widths ?? {}) : {}), [isOwn, layout.widths]);

  function changeLayout(next: TableLayout): void {
    storeLayout(prefix, next);
    setState((before) => ({ ...before, layout: next }));
  }
  function change(patch: Partial<Changes>): void {
    setState((before) => ({ ...before, changes: { ...before.changes, ...patch } }));
  }
  function reset(): void {
    // The order outside a view is not seen in it, so it stays.
    const kept: TableLayout = wanted && layout.order ? { order: layout.order } : {};
    if (wanted) storeLayout(prefix, kept);
    else
      forgetColumns(
        prefix,
        declared.map(({ id }) => id),
      );
    setState((before) => ({ ...before, layout: kept, changes: noChanges }));
  }
  const isChosen = wanted
    ? changes !== noChanges || layout.widths !== undefined || layout.density !== undefined
    : Object.keys(layout).length > 0 ||
      all.some(({ id }) => shown[id] !== undefined || readColumnVisibility(prefix, id) !== undefined);
  return {
    all,
    visible,
    visibility,
    widths,
    density: layout.density ?? 'comfortable',
    setVisible: (id, isVisible) => {
      if (!wanted) storeColumnVisibility(prefix, id, isVisible);
      change({ shown: { ...shown, [id]: isVisible } });
    },
    move: (id, to) => {
      const ids = all.map((column) => column.id).filter((other) => other !== id);
      const order = ids.toSpliced(Math.max(0, Math.min(to, ids.length)), 0, id);
      if (wanted) change({ order });
      else changeLayout({ ...layout, order });
    },
    setWidth: (id, rem) =>
      changeLayout({
        ...layout,
        widths: { ...layout.widths, [id]: Math.min(widestRem, Math.max(narrowestRem, rem)) },
      }),
    setDensity: (density) => changeLayout({ ...layout, density }),
    reset: isChosen ? reset : undefined,
  };
}
