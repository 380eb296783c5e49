import type { ReactNode } from 'react';
import type { FilterNames } from './finding-filters.tsx';
import type { FindingSearch } from './finding-search.ts';

/** What the screen gives to the list of findings, whether they are in groups or not. */
export interface FindingListProps {
  project: string;
  search: FindingSearch;
  filters: (names: FilterNames) => ReactNode;
  actions: ReactNode;
  empty: ReactNode;
  onHelp: () => void;
}
