import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { TestRun } from '../../ui/test-steps.tsx';
import { AlertForm } from './alert-form.tsx';
import { DeleteAlert } from './delete-alert.tsx';
import { alertOptionsQuery, alertQuery } from './notification.data.ts';
import { SendNow } from './send-now.tsx';
import { sendTest } from './test-alert.ts';

const id = '/screen/admin/notifications/alerts/$uuid/';
export const route = createLazyRoute(id)({ component: AlertSettings });
const routeApi = getRouteApi(id);

function AlertSettings() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { data: alert } = useSuspenseQuery(alertQuery(uuid));
  const { data: options } = useSuspenseQuery(alertOptionsQuery(uuid));
  return (
    <div className="flex max-w-240 flex-col gap-6">
      {/* A newer answer does not take away what is being typed. */}
      <AlertForm key={alert.uuid} alert={alert} options={options} />
      {alert.triggerType === 'SCHEDULE' ? (
        <Card title={t`Send now`}>
          <SendNow alert={alert} />
        </Card>
      ) : null}
      <Card title={t`Test`}>
        <TestRun label={t`Send test`} run={(signal) => sendTest(alert, signal)}>
          {t`Sends a sample of each chosen event to the destination, as the alert was last saved.`}
        </TestRun>
      </Card>
      <DeleteAlert alert={alert} />
    </div>
  );
}
