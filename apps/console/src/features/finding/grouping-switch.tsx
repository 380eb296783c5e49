import { useLingui } from '@lingui/react/macro';
import { findingGroupings } from '@waybill/api-contract';
import { useSetSearch } from '../../lib/url-flag.ts';
import { GroupBy } from '../../ui/table/group-by.tsx';
import type { FindingSearch } from './finding-search.ts';

/** Whether findings stand each in a row, or by flaw or component. */
export function GroupingSwitch({ search }: { search: FindingSearch }) {
  const { t } = useLingui();
  const setSearch = useSetSearch<FindingSearch>();
  return (
    <GroupBy
      value={search.by}
      options={[
        { value: 'FLAW', label: t`Vulnerability` },
        { value: 'COMPONENT', label: t`Component` },
      ]}
      onChange={(value) =>
        // The orders of the lists have nothing in common.
        setSearch({ by: findingGroupings.find((by) => by === value), sort: undefined })
      }
    />
  );
}
