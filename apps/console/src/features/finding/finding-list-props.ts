import type { ReactNode } from 'react';
import type { FindingSearch } from './finding-search.ts';
import type { FilterNames } from './use-active-finding-filters.ts';

/** What the screen gives to the list of findings, whether they are in groups or not. */
export interface FindingListProps {
  project: string;
  search: FindingSearch;
  filters: (names: FilterNames) => ReactNode;
  actions: ReactNode;
  empty: ReactNode;
  onHelp: () => void;
}
