import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../button.tsx';
import { Pagination, RowCount } from '../pagination.tsx';
import { SearchInput } from '../search-input.tsx';
import { ErrorState } from '../states.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { CsvButton } from './csv-button.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { GroupBy } from './group-by.tsx';
import { columnsFor, useRoom } from './narrow-columns.ts';
import { TableGrid } from './table-grid.tsx';
import { storePageSize, storeSort } from './table-preferences.ts';
import type { TableController, TableState } from './types.ts';
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

/** The rows could not be loaded, perhaps because of what was looked for. */
function FailedSearch({ onRetry, onClear }: { onRetry: (() => void) | undefined; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <div className="rounded-lg border border-line bg-surface">
      <ErrorState
        title={t`The list could not be loaded`}
        onRetry={onRetry}
        action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
      />
    </div>
  );
}

/** The one table. Searching, sorting and paging go through `controller`, columns are remembered. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { i18n } = useLingui();
  const { controller } = props;
  const { state } = controller;
  const groupable = props.rows.mode === 'client' ? props.columns.filter((column) => column.groupable) : [];
  // Groups go on over all rows.
  const endless = props.endless === true || groupable.some(({ id }) => id === state.group);
  const searchInput = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useSlashKey(searchInput);
  const room = useRoom();
  const columns = useMemo(() => columnsFor(room, props.columns), [room, props.columns]);
  const model = useTableModel({
    ...props,
    columns,
    // A small screen has no room for those of a view.
    controller: room === 'narrow' ? { ...controller, columns: undefined } : controller,
    hasDetail: props.detail !== undefined,
    endless,
    tree: props.tree,
  });

  useLastPage(controller, model.total, endless);

  function change(patch: Partial<TableState>): void {
    if (patch.pageSize !== undefined) storePageSize(controller.prefix, patch.pageSize);
    if ('sort' in patch) storeSort(controller.prefix, patch.sort);
    controller.change(patch);
  }

  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        {props.searchLabel === undefined ? null : (
          <SearchInput
            label={props.searchLabel}
            value={state.searchText}
            onChange={(searchText) => change({ searchText, page: 1 })}
            inputRef={searchInput}
            onLeave={() => frame.current?.querySelector<HTMLElement>('[data-row="0"]')?.focus()}
          />
        )}
        {controller.views?.(room === 'narrow' ? undefined : model.visibleColumns.map(({ id }) => id))}
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
          {props.rows.mode === 'client' || props.rows.load ? (
            <CsvButton
              label={props.label}
              columns={model.visibleColumns}
              rows={props.rows}
              state={state}
              listRows={model.listRows}
            />
          ) : null}
          <ColumnChooser columns={columns} visibility={model.visibility} setVisible={model.setVisible} />
        </div>
      </div>
      {props.error && controller.clear ? (
        <FailedSearch onRetry={props.onRetry} onClear={controller.clear} />
      ) : (
        <TableGrid
          {...props}
          endless={endless}
          model={model}
          firstRow={endless ? 0 : (state.page - 1) * state.pageSize}
          onSort={(sort) => change({ sort, page: 1 })}
          onClearSearch={() => change({ searchText: '', page: 1 })}
        />
      )}
      {model.total === undefined || props.error ? null : endless ? (
        <RowCount total={model.total} />
      ) : model.total === 0 ? null : (
        <Pagination page={state.page} pageSize={state.pageSize} total={model.total} onChange={change} />
      )}
    </div>
  );
}
