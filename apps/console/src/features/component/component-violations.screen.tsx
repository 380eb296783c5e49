import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ViolationAudit } from '../violation/violation-audit.tsx';
import { componentQuery } from './component.data.ts';

const id = '/screen/components/$uuid/policyViolations';
export const route = createLazyRoute(id)({ component: ComponentViolations });
const routeApi = getRouteApi(id);

/** The violations of one component. */
function ComponentViolations() {
  const { uuid } = routeApi.useParams();
  const search = routeApi.useSearch();
  const { data: component } = useSuspenseQuery(componentQuery(uuid));
  const project = component.project?.uuid;
  if (project === undefined) return null;
  const scope = { kind: 'component' as const, project, component: uuid };
  return <ViolationAudit scope={scope} prefix="ComponentPolicyViolations" inAddress={search} />;
}
