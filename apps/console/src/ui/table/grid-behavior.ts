import { useEffect, useMemo, useRef } from 'react';
import type { TableGridProps } from './table-grid-props.ts';
import type { RowActions } from './table-row.tsx';
import type { TableController } from './types.ts';

/** The effect of clicks and keys on a row. */
export function useRowCommands<Row extends object>(
  props: TableGridProps<Row>,
  toggleSelected: RowActions['toggleSelected'],
) {
  const { model, onOpen, tree } = props;
  function toggleExpanded(index: number): void {
    const row = model.rows.at(index);
    if (!row?.getCanExpand()) return;
    const open = model.expanded[row.id] !== true;
    if (open) tree?.onExpand?.(row.original);
    model.setExpanded(row.id, open);
  }
  function open(index: number): void {
    const row = model.rows.at(index);
    const opensBelow = tree?.opensBelow === true && row?.getCanExpand() === true;
    if (row && onOpen && !opensBelow) onOpen(row.original);
    else toggleExpanded(index);
  }
  return { open, toggleExpanded, toggleSelected };
}

/** Goes to the page beside this one; undefined where all rows are in one list. */
export function pageTurnOf<Row extends object>({ controller, endless, model, rows }: TableGridProps<Row>) {
  if (endless || rows.mode === 'endless' || model.total === undefined) return undefined;
  const { page, pageSize } = controller.state;
  const last = Math.ceil(model.total / pageSize);
  return (step: 1 | -1): number | undefined => {
    const to = page + step;
    if (to < 1 || to > last) return undefined;
    controller.change({ page: to });
    return to;
  };
}

export function narrowingOf({ narrowing, state }: TableController): string {
  return narrowing ?? state.searchText;
}

/** True if the rows are still those of another page, order, search or filter than the one that was asked for. */
export function useStaleRows<Row extends object>({
  controller,
  refreshing,
  rows,
}: TableGridProps<Row>): boolean {
  const { page, pageSize, sort } = controller.state;
  const pages = rows.mode === 'endless' ? [] : [page, pageSize];
  const asked = JSON.stringify([narrowingOf(controller), sort, ...pages]);
  const shown = useRef(asked);
  useEffect(() => {
    if (!refreshing) shown.current = asked;
  }, [refreshing, asked]);
  return refreshing === true && shown.current !== asked;
}

/** The same object at every render, whose functions are always the newest: a row renders only when it changes. */
export function useStableActions(
  commands: Omit<RowActions, 'activate'>,
  activate: RowActions['activate'],
): RowActions {
  const latest = useRef(commands);
  latest.current = commands;
  return useMemo(
    () => ({
      activate,
      open: (index) => latest.current.open(index),
      toggleExpanded: (index) => latest.current.toggleExpanded(index),
      toggleSelected: (index, range) => latest.current.toggleSelected(index, range),
    }),
    [activate],
  );
}

/** Keeps the row that is shown beside the table in view, when it is another one or has got another place. */
export function useCurrentInView<Row extends object>(
  { currentId, model }: TableGridProps<Row>,
  reveal: (index: number) => void,
): void {
  const { rows } = model;
  const place = useMemo(() => {
    if (currentId === undefined) return undefined;
    for (const [index, { id }] of rows.loaded()) if (id === currentId) return `${index} ${id}`;
    // Its block may be on its way.
    return undefined;
  }, [rows, currentId]);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (currentId === undefined) seen.current = undefined;
    if (place === undefined || seen.current === place) return;
    seen.current = place;
    reveal(Number.parseInt(place, 10));
  });
}
