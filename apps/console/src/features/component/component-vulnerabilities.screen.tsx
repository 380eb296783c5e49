import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../ui/states.tsx';
import { ComponentFindings } from '../finding/component-findings.tsx';
import { componentQuery } from './component.data.ts';

const id = '/screen/components/$uuid/vulnerabilities';
export const route = createLazyRoute(id)({ component: ComponentVulnerabilitiesScreen });
const routeApi = getRouteApi(id);

/** The findings of one component. */
function ComponentVulnerabilitiesScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const search = routeApi.useSearch();
  const { data: component } = useSuspenseQuery(componentQuery(uuid));
  const project = component.project?.uuid;
  if (project === undefined) return null;
  return (
    <ComponentFindings
      project={project}
      component={uuid}
      inAddress={search}
      empty={
        <EmptyState title={t`No known vulnerabilities`}>
          {t`No enabled source lists a vulnerability for this component. Suppressed findings are hidden.`}
        </EmptyState>
      }
    />
  );
}
