import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, Outlet } from '@tanstack/react-router';
import { useFormat } from '../../lib/format.ts';
import { TabLinks } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { licenseGroupsQuery } from './named-licenses.data.ts';
import { policiesQuery } from './policy.data.ts';

export const route = createLazyRoute('/screen/policy')({ component: PolicyArea });

/** The policies, and the license groups that their conditions name. */
function PolicyArea() {
  const { t } = useLingui();
  const format = useFormat();
  const policies = useQuery(policiesQuery);
  const groups = useQuery(licenseGroupsQuery);
  const count = (list: readonly unknown[] | undefined) => list && format.number(list.length);
  return (
    <>
      <PageHeader title={t`Policies`} />
      <TabLinks
        label={t`Policies`}
        tabs={[
          {
            path: paths.policies(),
            label: t`Policies`,
            count: count(policies.data),
            exact: true,
          },
          {
            path: paths.licenseGroups(),
            label: t`License groups`,
            count: count(groups.data),
          },
        ]}
      />
      <Outlet />
    </>
  );
}
