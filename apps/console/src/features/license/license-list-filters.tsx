import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../lib/capability.ts';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { licenseGroupsQuery } from '../policy/named-licenses.data.ts';
import { type LicenseListSearch, licenseFilters, plainLicenseFilters } from './license-search.ts';
import { useKindLabels } from './use-kind-labels.ts';

export function LicenseFilters({ search }: { search: LicenseListSearch }) {
  const { t } = useLingui();
  const kinds = useKindLabels();
  const { allowed } = useCapability('POLICY_MANAGEMENT');
  const { data: groups = [] } = useQuery({ ...licenseGroupsQuery, enabled: allowed });
  const words = {
    osi: { label: kinds.OSI_APPROVED },
    fsf: { label: kinds.FSF_LIBRE },
    deprecated: { label: kinds.DEPRECATED },
    custom: { label: kinds.CUSTOM },
    other: { label: t`Other licenses` },
    used: { label: t`In use`, pinned: true },
  };
  // License groups are shown to those who may list them; but what filters is never hidden.
  if (!allowed && !search.group && !search.ungrouped)
    return <ListFilters filters={plainLicenseFilters} words={words} search={search} />;
  return (
    <ListFilters
      filters={licenseFilters}
      words={{
        ...words,
        group: {
          label: t`License group`,
          offered: groups.map(({ uuid }) => uuid),
          nameOf: (uuid) => groups.find((group) => group.uuid === uuid)?.name ?? uuid,
        },
        ungrouped: { label: t`No license group` },
      }}
      search={search}
    />
  );
}

/** How the user may have the licenses grouped, by what the address asks for. */
export function useLicenseGrouping({ by }: LicenseListSearch): LicenseListSearch['by'] {
  const { allowed } = useCapability('POLICY_MANAGEMENT');
  return by === 'GROUP' && !allowed ? undefined : by;
}

/** Switches between single licenses and groups. */
export function LicenseGrouping({ search }: { search: LicenseListSearch }) {
  const { t } = useLingui();
  const { allowed } = useCapability('POLICY_MANAGEMENT');
  return (
    <GroupChoice
      value={useLicenseGrouping(search)}
      options={[
        ...(allowed ? [{ value: 'GROUP' as const, label: t`License group` }] : []),
        { value: 'KIND', label: t`Kind` },
      ]}
    />
  );
}
