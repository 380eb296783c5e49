import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useNamedPage } from '../../lib/page-name.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { sourcesQuery } from './source.data.ts';
import { SourceParts } from './source-parts.tsx';
import { sourceSettings } from './source-settings.ts';
import { SourceState } from './source-state.tsx';
import { useSourceTexts } from './source-words.ts';

const id = '/screen/admin/vulnerabilitySources/$source';
export const route = createLazyRoute(id)({ component: SourceScreen });
const routeApi = getRouteApi(id);

function SourceScreen() {
  const { t } = useLingui();
  const { source: sourceId } = routeApi.useParams();
  const search = routeApi.useSearch();
  const sources = useSuspenseQuery(sourcesQuery).data;
  const texts = useSourceTexts();
  const source = sources.find((each) => each.source === sourceId);
  useNamedPage(source?.title ?? '');
  if (!source) return null;
  const settings = sourceSettings[source.source];
  return (
    <>
      <PageHeader title={source.title} description={texts[source.source]} />
      {source.available ? (
        <>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <SourceState source={source} />
            {settings ? (
              <SettingsSection key={source.source} declaration={settings} wanted={search.setting} />
            ) : null}
          </div>
          <SourceParts source={source} search={search} />
        </>
      ) : (
        <EmptyState icon={<Hourglass className="size-6" />} title={t`Not available yet`}>
          {t`This version of Waybill can't mirror this source. Many of its advisories are included in the OSV ecosystems.`}
        </EmptyState>
      )}
    </>
  );
}
