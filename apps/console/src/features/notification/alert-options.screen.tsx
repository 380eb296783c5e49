import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { AlertOptionsForm } from './alert-options-form.tsx';
import { alertOptionsQuery, alertQuery } from './notification.data.ts';
import { SendOpen } from './send-open.tsx';

const id = '/screen/admin/notifications/alerts/$uuid/options';
export const route = createLazyRoute(id)({ component: AlertOptions });
const routeApi = getRouteApi(id);

/** The filters of an alert, and its schedule. */
function AlertOptions() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { data: alert } = useSuspenseQuery(alertQuery(uuid));
  const { data: options } = useSuspenseQuery(alertOptionsQuery(uuid));
  return (
    <div className="flex max-w-240 flex-col gap-6">
      {/* A newer answer does not take away what is being typed. */}
      <AlertOptionsForm key={uuid} alert={alert} options={options} />
      {alert.scope === 'PORTFOLIO' && alert.triggerType === 'EVENT' ? (
        <Card title={t`What is open already`}>
          <SendOpen alert={alert} />
        </Card>
      ) : null}
    </div>
  );
}
