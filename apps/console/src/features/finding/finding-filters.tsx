import { useSetSearch } from '../../lib/url-flag.ts';
import { FilterChips } from '../../ui/filter-chip.tsx';
import { FilterMenu } from '../../ui/filter-menu.tsx';
import {
  CvssChoice,
  EpssChoice,
  ExploitedSwitch,
  SeverityChoice,
  SourceChoice,
} from '../vulnerability/flaw-filter-choices.tsx';
import {
  DaysChoice,
  DependencyChoice,
  FixChoice,
  StateChoice,
  SuppressedSwitch,
} from './finding-filter-choices.tsx';
import type { FindingSearch } from './finding-search.ts';
import { type FilterNames, useActiveFindingFilters } from './use-active-finding-filters.ts';

/** The filters of the audit list: a menu to choose from, and a chip for each that is on. */
export function FindingFilters({ search, names }: { search: FindingSearch; names: FilterNames }) {
  const set = useSetSearch<FindingSearch>();
  const choice = { filter: search, onChange: set };
  return (
    <>
      <FilterMenu wide>
        <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          <SeverityChoice {...choice} />
          <StateChoice {...choice} />
          <SourceChoice {...choice} />
        </div>
        <div className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-3">
          <EpssChoice {...choice} />
          <CvssChoice {...choice} />
          <FixChoice {...choice} />
          <DependencyChoice {...choice} />
          <DaysChoice {...choice} />
        </div>
        <div className="mt-3 flex flex-wrap gap-x-6 border-t border-line pt-2">
          <ExploitedSwitch {...choice} />
          <SuppressedSwitch {...choice} />
        </div>
      </FilterMenu>
      <FilterChips filters={useActiveFindingFilters(search, names)} onChange={set} />
    </>
  );
}
