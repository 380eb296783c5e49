import { useLingui } from '@lingui/react/macro';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import type { AuditScope } from './audit-scope.ts';
import type { FindingSearch } from './finding-search.ts';

/** Whether findings stand each in a row, or by what they have in common. */
export function GroupingSwitch({ scope, search }: { scope: AuditScope; search: FindingSearch }) {
  const { t } = useLingui();
  return (
    <GroupChoice
      value={search.by}
      options={[
        { value: 'FLAW', label: t`Vulnerability` },
        { value: 'COMPONENT', label: t`Component` },
        ...(scope.kind === 'portfolio' ? [{ value: 'PROJECT' as const, label: t`Project` }] : []),
      ]}
    />
  );
}
