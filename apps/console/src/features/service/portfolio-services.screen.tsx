import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { PortfolioServiceGroups } from './portfolio-service-groups.tsx';
import { PortfolioServiceList } from './portfolio-service-list.tsx';
import type { PortfolioServicesSearch } from './service-search.ts';

export const route = createLazyRoute('/screen/services')({ component: PortfolioServices });
const routeApi = getRouteApi('/screen/services');

/** The services of all projects that the user may see. */
function PortfolioServices() {
  const { t } = useLingui();
  const search: PortfolioServicesSearch = routeApi.useSearch();
  return (
    <>
      <PageHeader title={t`Services`} />
      {search.by ? (
        <PortfolioServiceGroups key={search.by} search={search} by={search.by} />
      ) : (
        <PortfolioServiceList search={search} />
      )}
    </>
  );
}
