import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';
import { useBlindSpotTexts } from '../coverage/blind-spot-text.ts';
import { componentGapQuery } from '../coverage/coverage.data.ts';
import { Repair } from '../coverage/repair.tsx';
import { ComponentFindings } from '../finding/component-findings.tsx';
import { componentQuery } from './component.data.ts';

const id = '/screen/components/$uuid/vulnerabilities';
export const route = createLazyRoute(id)({ component: ComponentVulnerabilitiesScreen });
const routeApi = getRouteApi(id);

/** The findings of one component. */
function ComponentVulnerabilitiesScreen() {
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
      empty={<NothingKnown component={uuid} />}
    />
  );
}

/** No finding: nothing is known of the component, or nothing could be. */
function NothingKnown({ component }: { component: string }) {
  const { t } = useLingui();
  const { data: gaps, isPending } = useQuery(componentGapQuery(component));
  const textOf = useBlindSpotTexts();
  const [cause] = gaps?.[0]?.causes ?? [];
  if (isPending) return null;
  if (!cause) {
    return (
      <EmptyState title={t`No known vulnerabilities`}>
        {t`No enabled source lists a vulnerability for this component. Suppressed findings are hidden.`}
      </EmptyState>
    );
  }
  const { title, advice } = textOf(cause);
  return (
    <EmptyState title={t`Not covered by any source`} icon={<EyeOff className="size-6 text-warning" />}>
      <p>{t`Its vulnerabilities can't be found: ${title}.`}</p>
      {advice ? <Repair action={cause.action} advice={advice} /> : null}
    </EmptyState>
  );
}
