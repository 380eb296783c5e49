import { useLingui } from '@lingui/react/macro';
import { ListFilters } from '../../lib/list-filters.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useClassifierLabels } from './classifier.ts';
import { type ProjectListSearch, projectFilters } from './project-search.ts';

/** The key under which the way to look at the list is remembered. */
export const flatKey = 'ProjectListShowFlatView';

export interface ProjectListView {
  /** All projects in one list; else children below their parents. */
  flat: boolean;
  /** Why the list is flat whatever was chosen: what is looked for may be anywhere. */
  mustBeFlat: 'searching' | 'filtered' | undefined;
}

export function readListView(search: ProjectListSearch): ProjectListView {
  const isNarrowed = isFiltered(projectFilters, search) ? 'filtered' : undefined;
  const mustBeFlat = search.searchText ? 'searching' : isNarrowed;
  return { flat: mustBeFlat !== undefined || search.flat === true, mustBeFlat };
}

/** What the projects are filtered by, and whether they stand in one list. */
export function ProjectListFilters({ search }: { search: ProjectListSearch }) {
  const { t } = useLingui();
  const labels = useClassifierLabels();
  const set = useSetSearch<ProjectListSearch>();
  const view = readListView(search);
  const reasons = {
    searching: t`Search results are shown as a flat list.`,
    filtered: t`Filtered projects are shown as a flat list.`,
  };

  function toggleFlat(on: boolean): void {
    localStorage.setItem(flatKey, String(on));
    set({ flat: on || undefined });
  }

  return (
    <>
      <ToggleButton
        pressed={view.flat}
        disabledReason={view.mustBeFlat && reasons[view.mustBeFlat]}
        onPressedChange={toggleFlat}
      >
        {t`Flat list`}
      </ToggleButton>
      <ListFilters
        filters={projectFilters}
        words={{
          inactive: { label: t`Show inactive`, pinned: true },
          tag: { label: t`Tag` },
          classifier: { label: t`Classifier`, nameOf: (word) => labels[word] },
        }}
        search={search}
      />
    </>
  );
}
