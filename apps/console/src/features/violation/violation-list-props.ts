import type { ReactNode } from 'react';
import type { FilterNames } from './violation-filters.tsx';
import type { ViolationScope } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

/** The props that a screen gives to its list of violations, grouped or not. */
export interface ViolationListProps {
  scope: ViolationScope;
  /** Names the table in the browser's storage. */
  prefix: string;
  search: ViolationSearch;
  filters: (names: FilterNames) => ReactNode;
  actions: ReactNode;
  empty: ReactNode;
  onHelp: () => void;
}
