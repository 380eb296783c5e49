import { useLingui } from '@lingui/react/macro';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import type { AuditScope } from './audit-scope.ts';
import type { FindingSearch } from './finding-search.ts';

/** Switches between single findings and groups. */
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
