import { useLingui } from '@lingui/react/macro';
import { portfolioGroupings } from '@waybill/api-contract';
import { useSetSearch } from '../../lib/url-flag.ts';
import { GroupBy } from '../../ui/table/group-by.tsx';
import type { AuditScope } from './audit-scope.ts';
import type { FindingSearch } from './finding-search.ts';

/** Whether findings stand each in a row, or by what they have in common. */
export function GroupingSwitch({ scope, search }: { scope: AuditScope; search: FindingSearch }) {
  const { t } = useLingui();
  const setSearch = useSetSearch<FindingSearch>();
  return (
    <GroupBy
      value={search.by}
      options={[
        { value: 'FLAW', label: t`Vulnerability` },
        { value: 'COMPONENT', label: t`Component` },
        ...(scope.kind === 'portfolio' ? [{ value: 'PROJECT', label: t`Project` }] : []),
      ]}
      onChange={(value) =>
        // The orders of the lists have nothing in common.
        setSearch({ by: portfolioGroupings.find((by) => by === value), sort: undefined })
      }
    />
  );
}
