import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Analyzer } from '@waybill/api-contract';
import { useNamedPage } from '../../lib/page-name.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { type AnalyzerPage, analyzerPages, analyzerTitles } from './analyzer-route.ts';
import { analyzerSettings } from './analyzer-settings.ts';
import { AnalyzerState } from './analyzer-state.tsx';
import { InternalState } from './internal-state.tsx';

const id = '/screen/admin/analyzers/$analyzer';
export const route = createLazyRoute(id)({ component: AnalyzerScreen });
const routeApi = getRouteApi(id);

/** The background work of each analyzer. The internal one matches names and versions when they change. */
const runs: Record<AnalyzerPage, Analyzer['analyzer']> = {
  internal: 'fuzzy',
  oss: 'ossindex',
  vulnDB: 'vulndb',
  snyk: 'snyk',
  trivy: 'trivy',
};

function AnalyzerScreen() {
  const { i18n, t } = useLingui();
  const texts = useAnalyzerTexts();
  const { analyzer } = routeApi.useParams();
  const { setting } = routeApi.useSearch();
  const page = analyzerPages.find((each) => each === analyzer) ?? 'internal';
  const title = analyzerTitles[page];
  const name = typeof title === 'string' ? title : i18n._(title);
  useNamedPage(name);
  return (
    <>
      <PageHeader title={name} description={texts[page]} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          {page === 'internal' ? <InternalState /> : null}
          <AnalyzerState id={runs[page]} title={page === 'internal' ? t`Fuzzy matching` : t`State`} />
        </div>
        <div>
          <SettingsSection key={page} declaration={analyzerSettings[page]} wanted={setting} />
        </div>
      </div>
    </>
  );
}

/** The purpose of each analyzer, and the data it receives. */
function useAnalyzerTexts(): Record<AnalyzerPage, string> {
  const { t } = useLingui();
  return {
    internal: t`Matches components against the vulnerability sources that this server mirrors. Nothing leaves the server.`,
    oss: t`Sends package URLs to Sonatype OSS Index, except those of internal components.`,
    vulnDB: t`Sends CPEs to VulnDB, except those of internal components.`,
    snyk: t`Sends package URLs to Snyk, except those of internal components.`,
    trivy: t`Sends packages to a Trivy server of your own, by default except those of internal components.`,
  };
}
