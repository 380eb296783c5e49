import { useLingui } from '@lingui/react/macro';
import type { FoundComponent } from '@waybill/api-contract';
import { useBulkDeletion } from '../task/use-bulk-deletion.tsx';
import { type AskedSearch, deleteFound } from './component.data.ts';
import { DeletionProjects } from './deletion-projects.tsx';
import { DeletionQuestion } from './remove-components.tsx';

/** True if a found component is in its project now. */
export const isThere = ({ lastSeen }: Pick<FoundComponent, 'lastSeen'>): boolean => lastSeen === undefined;

/** Selects components of any projects to delete them. Past ones are not selected, not even by the filter. */
export function useDeletingFound(search: AskedSearch) {
  const { t } = useLingui();
  return useBulkDeletion<FoundComponent>({
    words: { action: t`Delete…`, title: t`Delete components`, submit: t`Delete` },
    question: ({ count, selection }) => (
      <div className="flex flex-col gap-3">
        <p>
          <DeletionQuestion count={count} />
        </p>
        <DeletionProjects selection={selection} search={search} />
      </div>
    ),
    start: ({ selection }) => deleteFound(selection, search),
    ...(search.past ? { byFilter: false, isSelectable: isThere } : {}),
  });
}
