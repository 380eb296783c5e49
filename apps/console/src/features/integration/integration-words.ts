import { useLingui } from '@lingui/react/macro';
import type { Integration, IntegrationObstacle } from '@waybill/api-contract';
import type { IntegrationPage } from './integration-route.ts';

type StateName = Integration['state'] | 'off';

/** Describes the data that each integration gets, and when. */
export function useIntegrationTexts(): Record<IntegrationPage, string> {
  const { t } = useLingui();
  return {
    defectDojo: t`Uploads the findings of projects to engagements of DefectDojo.`,
    fortifySSC: t`Uploads the findings of projects to application versions of Fortify SSC.`,
    kennaSecurity: t`Uploads the findings of projects to a connector of Kenna (Cisco Vulnerability Management).`,
    jira: t`Creates issues in Jira. What for is decided by the alerts with Jira as their publisher.`,
  };
}

export function useStateLabels(): Record<StateName, string> {
  const { t } = useLingui();
  return {
    off: t`Off`,
    idle: t`Never run`,
    queued: t`Queued`,
    running: t`Uploading`,
    done: t`Up to date`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
}

/** Why nothing is uploaded. */
export function useObstacles(): Record<IntegrationObstacle, string> {
  const { t } = useLingui();
  return {
    DISABLED: t`Disabled in settings.`,
    NO_ADDRESS: t`The URL is missing.`,
    NO_CREDENTIALS: t`Credentials are missing.`,
    NO_CONNECTOR: t`The connector ID is missing.`,
  };
}
