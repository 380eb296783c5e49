import type { MessageDescriptor } from '@lingui/core';
import type { PortfolioGrouping } from '@waybill/api-contract';
import type { ReactNode } from 'react';
import type { Column, Sort } from '../../ui/table/types.ts';
import type { AuditScope, ListedFinding } from './audit-scope.ts';
import type { FilterNames } from './finding-filters.tsx';
import type { FindingSearch } from './finding-search.ts';

/** The tables of a screen, by their names in the browser's storage. */
export interface AuditTables {
  list: string;
  /** Without it there are no groups. */
  grouped?: (by: PortfolioGrouping) => string;
  columns: (withSuppressed: boolean) => readonly Column<ListedFinding>[];
  /** The label of the search box. */
  searchLabel: MessageDescriptor;
  /** Without it the most urgent are first. */
  sort?: Sort;
}

/** The props that a screen gives to its list of findings, grouped or not. */
export interface FindingListProps {
  scope: AuditScope;
  tables: AuditTables;
  search: FindingSearch;
  filters: (names: FilterNames) => ReactNode;
  actions: ReactNode;
  empty: ReactNode;
  onHelp: () => void;
}
