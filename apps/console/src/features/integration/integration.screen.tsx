import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Integration } from '@waybill/api-contract';
import { useNamedPage } from '../../lib/page-name.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { isUnderWay } from '../source/source.data.ts';
import { integrationsQuery } from './integration.data.ts';
import { type IntegrationPage, integrationPages, integrationTitles } from './integration-route.ts';
import { integrationSettings } from './integration-settings.ts';
import { IntegrationState } from './integration-state.tsx';
import { useIntegrationTexts } from './integration-words.ts';
import { UploadTable } from './upload-table.tsx';

const id = '/screen/admin/integrations/$integration';
export const route = createLazyRoute(id)({ component: IntegrationScreen });
const routeApi = getRouteApi(id);

/** Which of them upload findings; Jira gets single messages. */
const uploads: Partial<Record<IntegrationPage, Integration['integration']>> = {
  defectDojo: 'defectdojo',
  fortifySSC: 'fortify-ssc',
  kennaSecurity: 'kenna',
};

function IntegrationScreen() {
  const texts = useIntegrationTexts();
  const { integration } = routeApi.useParams();
  const { setting } = routeApi.useSearch();
  const page = integrationPages.find((each) => each === integration) ?? 'defectDojo';
  useNamedPage(integrationTitles[page]);
  const settings = <SettingsSection key={page} declaration={integrationSettings[page]} wanted={setting} />;
  const uploading = uploads[page];
  return (
    <>
      <PageHeader title={integrationTitles[page]} description={texts[page]} />
      {uploading ? (
        <div className="grid gap-4">
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <IntegrationState id={uploading} />
            <div>{settings}</div>
          </div>
          <Uploads key={uploading} id={uploading} />
        </div>
      ) : (
        settings
      )}
    </>
  );
}

function Uploads({ id: integration }: { id: Integration['integration'] }) {
  const search = routeApi.useSearch();
  const { data } = useQuery(integrationsQuery);
  const state = data?.find((each) => each.integration === integration);
  const isBusy = state !== undefined && isUnderWay(state);
  return <UploadTable integration={integration} search={search} isBusy={isBusy} />;
}
