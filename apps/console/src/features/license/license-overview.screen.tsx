import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Check, Minus } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import { LicenseDangerZone } from './delete-license.tsx';
import { licenseQuery, licenseUseQuery } from './license.data.ts';
import type { LicensePageSearch } from './license-search.ts';

const id = '/screen/licenses/$licenseId/';
export const route = createLazyRoute(id)({ component: LicenseOverview });
const routeApi = getRouteApi(id);

function LicenseOverview() {
  const { t } = useLingui();
  const set = useSetSearch<LicensePageSearch>();
  const { data: license } = useSuspenseQuery(licenseQuery(routeApi.useParams().licenseId));
  const { licenseId, seeAlso = [] } = license;
  return (
    <div className="max-w-240">
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Card title={t`Identity`}>
          <Facts
            facts={[
              { label: t`Name`, value: license.name },
              {
                label: t`License ID`,
                value: (
                  <span className="inline-flex items-start gap-1">
                    <span className="font-mono text-xs leading-5 wrap-anywhere">{licenseId}</span>
                    <CopyButton text={licenseId} label={t`Copy license ID`} className="-my-1" />
                  </span>
                ),
              },
              { label: t`OSI approved`, value: <Answer yes={license.isOsiApproved} /> },
              { label: t`FSF libre`, value: <Answer yes={license.isFsfLibre} /> },
              { label: t`Deprecated`, value: <Answer yes={license.isDeprecatedLicenseId} /> },
              { label: t`Custom`, value: <Answer yes={license.isCustomLicense} /> },
              { label: t`In use`, value: <Use licenseId={licenseId} /> },
            ]}
          />
        </Card>
        <Card title={t`Links`}>
          {seeAlso.length === 0 ? (
            <p className="text-muted">{t`No links.`}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {seeAlso.map((url) => (
                <li key={url}>
                  <WebLink href={url} />
                </li>
              ))}
            </ul>
          )}
        </Card>
        {license.licenseComments ? (
          <Card title={t`Comments`} className="lg:col-span-2">
            <p className="whitespace-pre-line wrap-anywhere">{license.licenseComments}</p>
          </Card>
        ) : null}
      </div>
      {license.isCustomLicense ? <LicenseDangerZone onDelete={() => set({ dialog: 'delete' })} /> : null}
    </div>
  );
}

/** The use of the license, with a link to its components. */
function Use({ licenseId }: { licenseId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data: use, isError } = useQuery(licenseUseQuery(licenseId));
  if (isError) return <span className="text-muted">{t`Couldn't be loaded`}</span>;
  if (!use) return <span className="text-muted">…</span>;
  if (use.components === 0) return <span className="text-muted">{t`Not used`}</span>;
  const inProjects = <Plural value={use.projects} one="in # project" other="in # projects" />;
  const time = use.countedOn === undefined ? '' : format.dateTime(use.countedOn);
  return (
    <>
      <AppLink path={paths.licenseTab(licenseId, 'components')} className="text-accent hover:underline">
        <Plural value={use.components} one="# component" other="# components" />
      </AppLink>{' '}
      {inProjects}
      {time === '' ? null : (
        <span className="block text-xs text-muted">
          <Trans>Counted {time}</Trans>
        </span>
      )}
    </>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const { t } = useLingui();
  return yes ? (
    <span className="inline-flex items-center gap-1">
      <Check className="size-4 text-success" aria-hidden />
      {t`Yes`}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1 text-muted">
      <Minus className="size-4" aria-hidden />
      {t`No`}
    </span>
  );
}
