import { useState } from 'react';
import { readPageSize, readSort } from '../ui/table/table-preferences.ts';
import type { Sort, TableController, TableState } from '../ui/table/types.ts';

export interface LocalTableOptions {
  /** Names the table in the browser's storage: columns, sorting and size of a page are remembered. */
  prefix: string;
  sort: Sort;
}

/** A table in a dialog, above a list that has the address: its search and place end with the dialog. */
export function useLocalTable({ prefix, sort }: LocalTableOptions): TableController {
  const [state, setState] = useState<TableState>(() => ({
    searchText: '',
    page: 1,
    pageSize: readPageSize(prefix) ?? 25,
    sort: readSort(prefix) ?? sort,
  }));
  return {
    state: { ...state, sort: state.sort ?? sort },
    prefix,
    change: (patch) => setState((before) => ({ ...before, ...patch })),
  };
}
