import { useLingui } from '@lingui/react/macro';
import { useSetSearch } from '../../lib/url-flag.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useClassifierLabels } from './classifier.ts';
import { isClassifier } from './project-body.ts';
import type { ProjectListSearch } from './project-search.ts';

/** The keys under which the two ways to look at the list are remembered. */
export const projectListKeys = {
  inactive: 'ProjectListShowInactiveProjects',
  flat: 'ProjectListShowFlatView',
};

export interface ProjectListView {
  inactive: boolean;
  /** All projects in one list; else children below their parents. */
  flat: boolean;
  /** Why the list is flat whatever was chosen: what is looked for may be anywhere. */
  mustBeFlat: 'searching' | 'filtered' | undefined;
}

export function readListView(search: ProjectListSearch): ProjectListView {
  const mustBeFlat = search.searchText
    ? 'searching'
    : search.tag || search.classifier
      ? 'filtered'
      : undefined;
  const flat = mustBeFlat !== undefined || (search.flat ?? false);
  return { inactive: search.inactive ?? false, flat, mustBeFlat };
}

/** The filters that are on, and the two ways to look at the list. */
export function ProjectListFilters({ search }: { search: ProjectListSearch }) {
  const { t } = useLingui();
  const labels = useClassifierLabels();
  const set = useSetSearch<ProjectListSearch>();
  const view = readListView(search);
  const reasons = {
    searching: t`While searching, all projects are in one list.`,
    filtered: t`While filtered, all projects are in one list.`,
  };

  function toggle(name: 'inactive' | 'flat', on: boolean): void {
    localStorage.setItem(projectListKeys[name], String(on));
    set({ [name]: on || undefined });
  }

  return (
    <>
      <ToggleButton pressed={view.inactive} onPressedChange={(on) => toggle('inactive', on)}>
        {t`Show inactive`}
      </ToggleButton>
      <ToggleButton
        pressed={view.flat}
        disabledReason={view.mustBeFlat && reasons[view.mustBeFlat]}
        onPressedChange={(on) => toggle('flat', on)}
      >
        {t`Flat list`}
      </ToggleButton>
      {search.tag ? (
        <FilterChip name={t`Tag`} value={search.tag} onClear={() => set({ tag: undefined })} />
      ) : null}
      {search.classifier ? (
        <FilterChip
          name={t`Classifier`}
          value={isClassifier(search.classifier) ? labels[search.classifier] : search.classifier}
          onClear={() => set({ classifier: undefined })}
        />
      ) : null}
    </>
  );
}
