import { useLingui } from '@lingui/react/macro';
import { Layers, Rows3 } from 'lucide-react';
import { ListFilters } from '../../lib/list-filters.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useClassifierLabels } from './classifier.ts';
import type { ProjectListKind } from './project.data.ts';
import { type ProjectListSearch, projectFilters } from './project-search.ts';

/** The key under which the way to look at the list is remembered. */
export const flatKey = 'ProjectListShowFlatView';
export const foldedKey = 'ProjectListFoldVersions';

export interface ProjectListView {
  kind: ProjectListKind;
  /** Why the list is flat whatever was chosen: what is looked for may be anywhere. */
  mustBeFlat: 'searching' | 'filtered' | 'folded' | undefined;
}

export function readListView(search: ProjectListSearch): ProjectListView {
  const isNarrowed = isFiltered(projectFilters, search) ? 'filtered' : undefined;
  const folded = search.folded === true;
  const mustBeFlat = search.searchText ? 'searching' : (isNarrowed ?? (folded ? 'folded' : undefined));
  const flat = mustBeFlat !== undefined || search.flat === true;
  return { kind: folded ? 'folded' : flat ? 'flat' : 'tree', mustBeFlat };
}

/** The filters of projects, and the choice of a flat list. */
export function ProjectListFilters({ search }: { search: ProjectListSearch }) {
  const { t } = useLingui();
  const labels = useClassifierLabels();
  const severityLabels = useSeverityLabels();
  const set = useSetSearch<ProjectListSearch>();
  const view = readListView(search);
  const reasons = {
    searching: t`Cannot switch the view while searching: results are shown as a flat list.`,
    filtered: t`Filtered projects are shown as a flat list.`,
    folded: t`Folded versions are shown as a flat list.`,
  };

  function toggleFlat(on: boolean): void {
    localStorage.setItem(flatKey, String(on));
    set({ flat: on || undefined });
  }

  function toggleFolded(on: boolean): void {
    localStorage.setItem(foldedKey, String(on));
    set({ folded: on || undefined });
  }

  return (
    <>
      <ToggleButton
        icon={<Rows3 className="size-4 sm:hidden" aria-hidden />}
        className="max-sm:px-2!"
        pressed={view.kind !== 'tree'}
        disabledReason={view.mustBeFlat && reasons[view.mustBeFlat]}
        onPressedChange={toggleFlat}
      >
        <span className="max-sm:sr-only">{t`Flat list`}</span>
      </ToggleButton>
      <ToggleButton
        icon={<Layers className="size-4 sm:hidden" aria-hidden />}
        className="max-sm:px-2!"
        pressed={view.kind === 'folded'}
        onPressedChange={toggleFolded}
      >
        <span className="max-sm:sr-only">{t`Group versions`}</span>
      </ToggleButton>
      <ListFilters
        filters={projectFilters}
        words={{
          inactive: { label: t`Show inactive`, pinned: true },
          tag: { label: t`Tag` },
          classifier: { label: t`Classifier`, nameOf: (word) => labels[word] },
          severity: { label: t`Severity`, nameOf: (word) => severityLabels[word] },
          imported: { label: t`Last BOM import` },
          owner: { label: t`Owner` },
          notCovered: { label: t`Not covered` },
          latest: { label: t`Latest version only` },
          collection: { label: t`Collections only` },
        }}
        search={search}
      />
    </>
  );
}
