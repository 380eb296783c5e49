import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { EmptyState } from '../../ui/states.tsx';
import { type ProjectServicesSearch, projectServiceFilters } from './service-search.ts';

interface NoServicesProps {
  search: ProjectServicesSearch;
  /** Where services come from, said where no filter leaves them out. */
  children: ReactNode;
}

/** In place of an empty list of the services of a project or a collection. */
export function NoProjectServices({ search, children }: NoServicesProps) {
  const { t } = useLingui();
  if (isFiltered(projectServiceFilters, search))
    return <NothingMatches title={t`No services match these filters`} filters={projectServiceFilters} />;
  return <EmptyState title={t`No services yet`}>{children}</EmptyState>;
}
