import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { AppLink, TabLinks } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeleteLicenseDialog } from './delete-license.tsx';
import { licenseQuery } from './license.data.ts';
import { EditLicense } from './license-form.tsx';
import type { LicensePageSearch } from './license-search.ts';

export const route = createLazyRoute('/screen/licenses/$licenseId')({ component: LicenseScreen });
const routeApi = getRouteApi('/screen/licenses/$licenseId');

/** The header and tabs of one license. The outlet contains the tab. */
function LicenseScreen() {
  const { t } = useLingui();
  const { dialog } = routeApi.useSearch();
  const set = useSetSearch<LicensePageSearch>();
  const { data: license } = useSuspenseQuery(licenseQuery(routeApi.useParams().licenseId));
  const manage = useCapability('SYSTEM_CONFIGURATION');
  const { licenseId, name, isCustomLicense } = license;
  useNamedPage(name);
  const close = () => set({ dialog: undefined });
  const texts = [
    { path: paths.licenseTab(licenseId, 'licenseText'), label: t`License text`, text: license.licenseText },
    {
      path: paths.licenseTab(licenseId, 'template'),
      label: t`Template`,
      text: license.standardLicenseTemplate,
    },
    {
      path: paths.licenseTab(licenseId, 'header'),
      label: t`Source header`,
      text: license.standardLicenseHeader,
    },
  ];
  return (
    <>
      <PageHeader
        crumbs={[
          <AppLink key="list" path={paths.licenses()}>
            {t`Licenses`}
          </AppLink>,
        ]}
        title={
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {license.isOsiApproved ? <Badge tone="success">{t`OSI approved`}</Badge> : null}
            {license.isFsfLibre ? <Badge tone="success">{t`FSF libre`}</Badge> : null}
            {license.isDeprecatedLicenseId ? <Badge tone="warning">{t`Deprecated`}</Badge> : null}
            {isCustomLicense ? <Badge tone="accent">{t`Custom`}</Badge> : null}
          </span>
        }
        actions={
          isCustomLicense && manage.allowed ? (
            <Button icon={<Pencil className="size-4" aria-hidden />} onClick={() => set({ dialog: 'edit' })}>
              {t`Edit license`}
            </Button>
          ) : undefined
        }
      />
      <TabLinks
        label={t`License sections`}
        tabs={[
          { path: paths.license(licenseId), label: t`Overview` },
          { path: paths.licenseTab(licenseId, 'components'), label: t`Components` },
          ...texts.filter(({ text }) => text),
        ]}
      />
      <Outlet />
      {isCustomLicense && manage.allowed ? (
        <>
          <EditLicense license={license} open={dialog === 'edit'} onClose={close} />
          <DeleteLicenseDialog license={license} open={dialog === 'delete'} onClose={close} />
        </>
      ) : null}
    </>
  );
}
