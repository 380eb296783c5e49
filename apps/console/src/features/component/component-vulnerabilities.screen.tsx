import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';
import { useBlindSpotTexts } from '../coverage/blind-spot-text.ts';
import { componentCoverageQuery } from '../coverage/coverage.data.ts';
import { DataAge } from '../coverage/data-age.tsx';
import { Repair } from '../coverage/repair.tsx';
import { UndecidedNote } from '../coverage/undecided-records.tsx';
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
    <>
      <UndecidedRecords component={uuid} />
      <ComponentFindings
        project={project}
        component={uuid}
        inAddress={search}
        empty={<NothingKnown component={uuid} />}
      />
    </>
  );
}

function UndecidedRecords({ component }: { component: string }) {
  const { data: noted } = useQuery(componentCoverageQuery(component));
  const [row] = noted ?? [];
  return row ? <UndecidedNote row={row} /> : null;
}

/** No finding: nothing is known of the component, or nothing could be. */
function NothingKnown({ component }: { component: string }) {
  const { t } = useLingui();
  const { data: noted, isPending } = useQuery(componentCoverageQuery(component));
  const textOf = useBlindSpotTexts();
  const [row] = noted ?? [];
  // The remedy for undecided records is above the list.
  const cause = row?.causes.find(({ action }) => action.code !== 'check_records');
  const isUndecided = row !== undefined && row.recordCount > 0;
  if (isPending) return null;
  const { title, advice } = cause ? textOf(cause) : {};
  const repair = cause && advice ? <Repair action={cause.action} advice={advice} /> : null;
  if (title && !row?.isCovered && !row?.isInternal) {
    return (
      <EmptyState title={t`Not covered by any source`} icon={<EyeOff className="size-6 text-warning" />}>
        <p>{t`Its vulnerabilities can't be found: ${title}.`}</p>
        {repair}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={isUndecided ? t`No findings` : t`No known vulnerabilities`}>
      <p>
        {isUndecided
          ? t`No other record affects this component. Suppressed findings are hidden.`
          : t`No enabled source lists a vulnerability for this component. Suppressed findings are hidden.`}
      </p>
      {title ? (
        <p className="mt-2">
          {t`${title}.`} {repair}
        </p>
      ) : null}
      <DataAge />
    </EmptyState>
  );
}
