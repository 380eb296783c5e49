import { useLingui } from '@lingui/react/macro';
import { findingGroupings } from '@waybill/api-contract';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Select } from '../../ui/inputs.tsx';
import type { FindingSearch } from './finding-search.ts';

/** Whether findings stand each in a row, or by flaw or component. */
export function GroupingSwitch({ search }: { search: FindingSearch }) {
  const { t } = useLingui();
  const setSearch = useSetSearch<FindingSearch>();
  return (
    <Select
      aria-label={t`Grouping`}
      className="max-w-full"
      value={search.by ?? ''}
      options={[
        { value: '', label: t`Not grouped` },
        { value: 'FLAW', label: t`By vulnerability` },
        { value: 'COMPONENT', label: t`By component` },
      ]}
      onChange={({ target }) =>
        // The orders of the lists have nothing in common.
        setSearch({ by: findingGroupings.find((by) => by === target.value), sort: undefined })
      }
    />
  );
}
