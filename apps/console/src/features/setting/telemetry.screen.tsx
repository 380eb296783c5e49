import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const route = createLazyRoute('/screen/admin/configuration/telemetry')({
  component: TelemetryScreen,
});

/** There is nothing to switch: the page says so, for those who look for the switch of the predecessor. */
function TelemetryScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Telemetry`} description={t`Waybill reports nothing about itself to anybody.`} />
      <Card title={t`What is sent`}>
        <p>{t`Nothing. There is no code that collects or sends usage data, so there is no switch.`}</p>
        <p className="mt-3">
          {t`The server contacts only the services that you enable: vulnerability sources, analyzers, package repositories, integrations, identity providers, mail servers, and destinations of alerts. WAYBILL_ALLOWED_HOSTS limits them further.`}
        </p>
        <p className="mt-3 text-muted">
          {t`The property telemetry/submission.enabled exists for API clients of Dependency-Track and has no effect.`}
        </p>
      </Card>
    </>
  );
}
