import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useNamedPage } from '../../lib/page-name.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { sourcesQuery } from './source.data.ts';
import { SourceParts } from './source-parts.tsx';
import { sourceSettingsOf } from './source-settings.ts';
import { SourceState } from './source-state.tsx';
import { useSourceTexts } from './source-words.ts';

const id = '/screen/admin/vulnerabilitySources/$source';
export const route = createLazyRoute(id)({ component: SourceScreen });
const routeApi = getRouteApi(id);

function SourceScreen() {
  const { source: sourceId } = routeApi.useParams();
  const search = routeApi.useSearch();
  const sources = useSuspenseQuery(sourcesQuery).data;
  const texts = useSourceTexts();
  const source = sources.find((each) => each.source === sourceId);
  useNamedPage(source?.title ?? '');
  if (!source) return null;
  return (
    <>
      <PageHeader title={source.title} description={texts[source.source]} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <SourceState source={source} />
        <div>
          <SettingsSection
            key={source.source}
            declaration={sourceSettingsOf(source.source)}
            wanted={search.setting}
          />
        </div>
      </div>
      <SourceParts source={source} search={search} />
    </>
  );
}
