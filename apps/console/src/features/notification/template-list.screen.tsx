import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { CreateTemplate } from './create-template.tsx';
import { alertsQuery, templatesQuery } from './notification.data.ts';
import { RestoreTemplates } from './restore-templates.tsx';
import { type ListedTemplate, templateColumns } from './template-columns.tsx';
import type { TemplateListSearch } from './template-search.ts';
import { templateSettings } from './template-settings.ts';

const id = '/screen/admin/notifications/templates';
export const route = createLazyRoute(id)({ component: TemplateListScreen });
const routeApi = getRouteApi(id);

function TemplateListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = routeApi.useSearch();
  const set = useSetSearch<TemplateListSearch>();
  const table = useUrlTable(search, {
    prefix: 'TemplateList',
    sort: { id: 'name', descending: false },
    columns: templateColumns,
    mode: 'client',
  });
  const templates = useQuery(templatesQuery);
  const { data: alerts } = useQuery(alertsQuery);
  const rows = useMemo(
    () =>
      templates.data?.map(
        (template): ListedTemplate => ({
          ...template,
          alerts: alerts?.filter(({ publisher }) => publisher.uuid === template.uuid).length,
        }),
      ),
    [templates.data, alerts],
  );
  const show = (dialog: TemplateListSearch['dialog']) => set({ dialog, page: search.page });
  return (
    <>
      <PageHeader
        title={t`Templates`}
        description={t`A template turns an event into a message, and says how it is sent.`}
        actions={
          <>
            <Button onClick={() => show('restore')}>{t`Restore default templates`}</Button>
            <Button
              variant="primary"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => show('create')}
            >
              {t`Create template`}
            </Button>
          </>
        }
      />
      <DataTable
        label={t`Templates`}
        columns={templateColumns}
        rowId={(template) => template.uuid}
        rows={{ mode: 'client', rows }}
        controller={table}
        searchLabel={t`Find templates`}
        onOpen={(template) => go(paths.template(template.uuid))}
        error={templates.error}
        onRetry={() => void templates.refetch()}
        refreshing={templates.isFetching && !templates.isPending}
        empty={<EmptyState icon={<FileText className="size-6" />} title={t`No templates yet`} />}
      />
      <div className="mt-6 max-w-240">
        <SettingsSection declaration={templateSettings} wanted={search.setting} />
      </div>
      <CreateTemplate
        open={search.dialog === 'create'}
        onOpenChange={(open) => show(open ? 'create' : undefined)}
      />
      <RestoreTemplates
        open={search.dialog === 'restore'}
        onOpenChange={(open) => show(open ? 'restore' : undefined)}
      />
    </>
  );
}
