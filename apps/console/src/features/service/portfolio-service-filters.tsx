import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { isFiltered } from '../../lib/url-filter.ts';
import { EmptyState } from '../../ui/states.tsx';
import { findProjects } from '../project/find-projects.ts';
import { projectQuery } from '../project/project.data.ts';
import { projectLabel } from '../project/project-label.ts';
import { useStatedWords } from './service-filter-words.ts';
import { type PortfolioServicesSearch, portfolioServiceFilters } from './service-search.ts';

interface Filtered {
  search: PortfolioServicesSearch;
}

export function PortfolioServiceFilters({ search }: Filtered) {
  const { t } = useLingui();
  const { project } = search;
  const { data } = useQuery({ ...projectQuery(project ?? ''), enabled: project !== undefined });
  return (
    <ListFilters
      filters={portfolioServiceFilters}
      words={{
        ...useStatedWords(),
        project: {
          label: t`Project`,
          nameOf: () => data && projectLabel(data),
          find: (text, signal) => findProjects(text, signal, { inactive: !search.active }),
        },
        tag: { label: t`Tag of the project` },
        active: { label: t`Only active projects` },
        latest: { label: t`Only latest project versions` },
        name: { label: t`Name`, nameOf: (name) => name },
        provider: { label: t`Provider`, nameOf: (name) => name },
        noProvider: { label: t`Without a provider` },
      }}
      search={search}
    />
  );
}

export function ServiceGroupingSwitch({ search }: Filtered) {
  const { t } = useLingui();
  return (
    <GroupChoice
      value={search.by}
      options={[
        { value: 'NAME', label: t`Name` },
        { value: 'PROVIDER', label: t`Provider` },
        { value: 'PROJECT', label: t`Project` },
      ]}
    />
  );
}

/** In the place of a list without services. */
export function NoServices({ search }: Filtered) {
  const { t } = useLingui();
  return isFiltered(portfolioServiceFilters, search) ? (
    <NothingMatches title={t`No services match these filters`} filters={portfolioServiceFilters} />
  ) : (
    <EmptyState title={t`No services yet`}>
      {t`BOMs list services, or you add them to a project one by one.`}
    </EmptyState>
  );
}
