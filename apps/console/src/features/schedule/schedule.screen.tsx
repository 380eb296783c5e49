import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SettingsSection } from '../setting/settings-section.tsx';
import { useTaskLabel } from '../task/task-words.ts';
import { scheduleQuery } from './schedule.data.ts';
import { scheduleColumns } from './schedule-columns.tsx';
import { scheduleSettings } from './schedule-settings.ts';

const id = '/screen/admin/configuration/taskScheduler';
export const route = createLazyRoute(id)({ component: ScheduleScreen });
const routeApi = getRouteApi(id);

function ScheduleScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const labelOf = useTaskLabel();
  const list = useQuery(scheduleQuery);
  const table = useUrlTable(search, {
    prefix: 'TaskScheduler',
    sort: { id: 'label', descending: false },
    columns: scheduleColumns,
    mode: 'client',
  });
  return (
    <>
      <PageHeader
        title={t`Task scheduler`}
        description={t`What the server does by itself, and how often. A changed interval takes effect at once.`}
      />
      <DataTable
        label={t`Scheduled tasks`}
        columns={scheduleColumns}
        rowId={({ kind, subject }) => `${kind} ${subject}`}
        rows={{ mode: 'client', rows: list.data?.map((task) => ({ ...task, label: labelOf(task) })) }}
        controller={table}
        endless
        searchLabel={t`Find tasks`}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
      <h2 className="mt-6 mb-3 text-lg font-semibold">{t`Intervals`}</h2>
      <SettingsSection declaration={scheduleSettings} wanted={search.setting} />
    </>
  );
}
