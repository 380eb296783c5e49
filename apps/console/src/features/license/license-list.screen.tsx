import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { NothingMatches } from '../../lib/nothing-matches.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { licenseGroupsQuery } from '../policy/named-licenses.data.ts';
import { licenseListQuery } from './license.data.ts';
import { licenseColumns } from './license-columns.tsx';
import { CreateLicense } from './license-form.tsx';
import { type LicenseListSearch, licenseFilters } from './license-search.ts';

export const route = createLazyRoute('/screen/licenses')({ component: LicenseListScreen });
const routeApi = getRouteApi('/screen/licenses');

function LicenseListScreen() {
  const { t } = useLingui();
  const go = useGo();
  const search = routeApi.useSearch();
  const set = useSetSearch<LicenseListSearch>();
  const table = useUrlTable(search, {
    prefix: 'LicenseList',
    sort: { id: 'name', descending: false },
    columns: licenseColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => licenseListQuery(state, search));
  const { data: groups = [] } = useQuery({
    ...licenseGroupsQuery,
    enabled: useCapability('POLICY_MANAGEMENT').allowed,
  });
  const manage = useCapability('SYSTEM_CONFIGURATION');
  const show = (dialog: LicenseListSearch['dialog']) => set({ dialog, page: search.page });
  return (
    <>
      <PageHeader
        title={t`Licenses`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            disabledReason={manage.reason}
            onClick={() => show('create')}
          >
            {t`Create license`}
          </Button>
        }
      />
      <DataTable
        label={t`Licenses`}
        columns={licenseColumns}
        rowId={(row) => row.uuid}
        {...list.table}
        controller={table}
        searchLabel={t`Find licenses`}
        filters={
          <ListFilters
            filters={licenseFilters}
            words={{
              osi: { label: t`OSI approved` },
              fsf: { label: t`FSF libre` },
              deprecated: { label: t`Deprecated` },
              custom: { label: t`Custom` },
              used: { label: t`In use` },
              group: {
                label: t`License group`,
                offered: groups.map(({ uuid }) => uuid),
                nameOf: (uuid) => groups.find((group) => group.uuid === uuid)?.name ?? uuid,
              },
            }}
            search={search}
          />
        }
        onOpen={(row) => go(paths.license(row.licenseId))}
        empty={<NothingMatches title={t`No licenses match these filters`} filters={licenseFilters} />}
      />
      <CreateLicense open={manage.allowed && search.dialog === 'create'} onClose={() => show(undefined)} />
    </>
  );
}
