import { useLingui } from '@lingui/react/macro';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type ProjectListSearch, projectFilters } from './project-search.ts';

/** Shown in a list without projects: nothing matches the filter, or there are none at all. */
export function ProjectListEmpty({ search }: { search: ProjectListSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<ProjectListSearch>();
  if (isFiltered(projectFilters, search)) {
    return (
      <EmptyState
        title={t`No projects match the filter`}
        action={<Button onClick={() => set(withoutFilters(projectFilters))}>{t`Clear filter`}</Button>}
      />
    );
  }
  return (
    <EmptyState title={t`No projects yet`} action={<AppLink path={paths.start()}>{t`First steps`}</AppLink>}>
      {t`Upload a BOM or create a project to see it here.`}
    </EmptyState>
  );
}
