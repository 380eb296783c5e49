import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../failure.tsx';
import { Pagination, RowCount } from '../pagination.tsx';
import { SearchInput } from '../search-input.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { CsvButton } from './csv-button.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { narrowingOf } from './grid-behavior.ts';
import { GroupBy } from './group-by.tsx';
import { useRoom } from './narrow-columns.ts';
import { RowsLeft } from './rows-left.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableGrid } from './table-grid.tsx';
import { storePageSize, storeSort } from './table-preferences.ts';
import type { TableController, TableState } from './types.ts';
import { useSelection } from './use-selection.ts';
import { useTableColumns } from './use-table-columns.ts';
import { useSlashKey } from './use-table-keys.ts';
import { useTableModel } from './use-table-model.ts';

/** Leaves a page that no longer exists: rows were deleted, or the address is old. */
function useLastPage(controller: TableController, total: number | undefined, endless: boolean): void {
  const { page, pageSize } = controller.state;
  const lastPage = total === undefined || endless ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const latest = useRef(controller);
  latest.current = controller;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage)
      latest.current.change({ page: lastPage }, { replace: true });
  }, [page, lastPage]);
}

/** The one table. Searching, sorting and paging go through `controller`; what the user makes of the columns is remembered. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { t, i18n } = useLingui();
  const { controller, rows, selection } = props;
  const { state } = controller;
  const groupable = rows.mode === 'client' ? props.columns.filter((column) => column.groupable) : [];
  // Groups go on over all rows.
  const endless = props.endless === true || groupable.some(({ id }) => id === state.group);
  const searchInput = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useSlashKey(searchInput);
  const room = useRoom();
  const shown = useTableColumns(props.columns, room, controller);
  const model = useTableModel({
    ...props,
    shown,
    hasDetail: props.detail !== undefined,
    endless,
    tree: props.tree,
  });
  const { total, isEstimated } = model;
  const isScrolling = endless || rows.mode === 'endless';
  const narrowing = narrowingOf(controller);
  const chosen = useSelection({
    space: model.rows,
    rows,
    rowId: props.rowId,
    isSelectable: selection?.isSelectable,
    narrowing,
    total,
    isEstimated,
  });
  const isSelecting = selection !== undefined && chosen.count > 0;

  useLastPage(controller, total, isScrolling);

  function change(patch: Partial<TableState>): void {
    if (patch.pageSize !== undefined) storePageSize(controller.prefix, patch.pageSize);
    if ('sort' in patch) storeSort(controller.prefix, patch.sort);
    controller.change(patch);
  }

  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-2.5">
      {/* The toolbar and its replacement share a cell, so nothing below them moves. */}
      <div className="@container grid">
        <div
          className={clsx(
            'flex min-w-0 flex-wrap items-center gap-2 [grid-area:1/1]',
            isSelecting && 'peer opacity-0 not-focus-within:pointer-events-none focus-within:opacity-100',
          )}
        >
          {props.searchLabel === undefined ? null : (
            <SearchInput
              label={props.searchLabel}
              value={state.searchText}
              onChange={(searchText) => change({ searchText, page: 1 })}
              inputRef={searchInput}
              onLeave={() => frame.current?.querySelector<HTMLElement>('[data-row="0"]')?.focus()}
            />
          )}
          {/* A small screen has its own columns: those of a view stay as they are. */}
          {controller.views?.(room === 'narrow' ? undefined : shown.visible.map(({ id }) => id))}
          {props.filters}
          <div className="ms-auto flex flex-wrap items-center gap-2">
            {props.actions}
            {groupable.length === 0 ? null : (
              <GroupBy
                options={groupable.map(({ id, header }) => ({ value: id, label: i18n._(header) }))}
                value={state.group}
                onChange={(group) => change({ group, page: 1 })}
              />
            )}
            {rows.mode === 'client' || rows.load ? (
              <CsvButton
                label={props.label}
                columns={shown.visible}
                rows={rows}
                state={state}
                listRows={model.listRows}
              />
            ) : null}
            <ColumnChooser table={shown} />
          </div>
        </div>
        {isSelecting ? (
          <div className="min-w-0 [grid-area:1/1] peer-focus-within:invisible">
            <SelectionBar
              count={chosen.count}
              isEstimated={chosen.isEstimated}
              elsewhere={chosen.selection.kind === 'ids' ? chosen.count - chosen.here : 0}
              all={
                selection.byFilter && total !== undefined && chosen.count < total
                  ? {
                      total,
                      isEstimated,
                      isNarrowed: controller.clear !== undefined,
                      select: chosen.selectAll,
                    }
                  : undefined
              }
              onClear={chosen.clear}
            >
              {selection.actions(chosen)}
            </SelectionBar>
          </div>
        ) : null}
      </div>
      {props.error && total !== undefined ? (
        <FailureNotice title={t`Couldn't update the list.`} error={props.error} onRetry={props.onRetry} />
      ) : null}
      {props.note}
      <RowsLeft narrowing={narrowing} total={total} isComing={props.refreshing === true} />
      <TableGrid
        {...props}
        endless={endless}
        model={model}
        shown={shown}
        chosen={chosen}
        firstRow={isScrolling ? 0 : (state.page - 1) * state.pageSize}
        onSort={(sort) => change({ sort, page: 1 })}
        onClearSearch={() => change({ searchText: '', page: 1 })}
      />
      {total === undefined || rows.mode === 'endless' ? null : endless ? (
        <RowCount total={total} />
      ) : total === 0 ? null : (
        <Pagination
          label={props.label}
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onChange={change}
        />
      )}
    </div>
  );
}
