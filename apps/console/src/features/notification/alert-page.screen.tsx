import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { useFormat } from '../../lib/format.ts';
import { AppLink, TabLinks } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EnabledCell } from './alert-cells.tsx';
import { AlertState } from './alert-state.tsx';
import { alertQuery, alertStatesQuery } from './notification.data.ts';

const id = '/screen/admin/notifications/alerts/$uuid';
export const route = createLazyRoute(id)({ component: AlertPage });
const routeApi = getRouteApi(id);

/** An alert and, in its tabs, what it is and what it sent. */
function AlertPage() {
  const { t } = useLingui();
  const format = useFormat();
  const { uuid } = routeApi.useParams();
  const { data: alert } = useSuspenseQuery(alertQuery(uuid));
  const { data: states } = useQuery(alertStatesQuery);
  const state = states?.find((each) => each.uuid === uuid);
  const open = state && state.waiting + state.dead;
  useNamedPage(alert.name);
  return (
    <>
      <PageHeader
        crumbs={[
          <AppLink key="list" path={paths.alerts()}>
            {t`Alerts`}
          </AppLink>,
        ]}
        title={alert.name}
        actions={<EnabledCell alert={alert} />}
      />
      <AlertState uuid={uuid} state={state} />
      <TabLinks
        label={t`Alert`}
        tabs={[
          { path: paths.alert(uuid), label: t`Settings`, exact: true },
          { path: paths.alertOptions(uuid), label: t`Filters and timing` },
          {
            path: paths.alertDeliveries(uuid),
            label: t`Deliveries`,
            ...(open ? { count: format.number(open) } : {}),
          },
        ]}
      />
      <Outlet />
    </>
  );
}
