import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CreateLicense } from './license-form.tsx';
import { LicenseGroups } from './license-groups.tsx';
import { LicenseList } from './license-list.tsx';
import { useLicenseGrouping } from './license-list-filters.tsx';
import type { LicenseListSearch } from './license-search.ts';

export const route = createLazyRoute('/screen/licenses')({ component: LicenseListScreen });
const routeApi = getRouteApi('/screen/licenses');

function LicenseListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<LicenseListSearch>();
  const by = useLicenseGrouping(search);
  const manage = useCapability('SYSTEM_CONFIGURATION');
  const show = (dialog: LicenseListSearch['dialog']) => set({ dialog, page: search.page });
  return (
    <>
      <PageHeader
        title={t`Licenses`}
        actions={
          manage.allowed ? (
            <Button
              variant="primary"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => show('create')}
            >
              {t`Create license`}
            </Button>
          ) : undefined
        }
      />
      {by ? <LicenseGroups key={by} search={search} by={by} /> : <LicenseList search={search} />}
      <CreateLicense open={manage.allowed && search.dialog === 'create'} onClose={() => show(undefined)} />
    </>
  );
}
