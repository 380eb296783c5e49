import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { Source } from '@waybill/api-contract';
import { Hourglass } from 'lucide-react';
import { useNamedPage } from '../../lib/page-name.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { settingsQuery, sourcesQuery } from './source.data.ts';
import { SourceForm } from './source-form.tsx';
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
  return (
    <>
      <PageHeader title={source.title} description={texts[source.source]} />
      {source.available ? (
        <>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <SourceState source={source} />
            <Settings key={source.source} source={source} />
          </div>
          <SourceParts source={source} search={search} />
        </>
      ) : (
        <EmptyState icon={<Hourglass className="size-6" />} title={t`Not available yet`}>
          {t`This version of Waybill cannot mirror this source. Many of its advisories come with the ecosystems of OSV.`}
        </EmptyState>
      )}
    </>
  );
}

function Settings({ source }: { source: Source }) {
  const { t } = useLingui();
  const settings = useSuspenseQuery(settingsQuery).data;
  const names = sourceSettings[source.source];
  if (!names) return null;
  return (
    <Card title={t`Settings`}>
      <SourceForm source={source.source} names={names} stored={settings} />
    </Card>
  );
}
