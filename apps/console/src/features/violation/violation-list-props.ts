import type { ReactNode } from 'react';
import type { FilterNames } from './violation-filters.tsx';
import type { ViolationScope } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

/** What a screen gives to the list of violations, whether they are in groups or not. */
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
