// Public to other features.
import { msg } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../../ui/table/types.ts';
import type { AuditScope, ListedFinding } from './audit-scope.ts';
import { AuditWork } from './audit-work.tsx';
import { componentFindingFilters } from './component-finding-filters.ts';
import { findingColumns } from './finding-columns.tsx';
import { ComponentFindingFilters } from './finding-filters.tsx';
import type { AuditTables } from './finding-list-props.ts';
import type { FindingSearch } from './finding-search.ts';
import { NoFindings } from './no-findings.tsx';
import { HelpButton } from './triage-help.tsx';

interface ComponentFindingsProps {
  project: string;
  component: string;
  /** What the address says. */
  inAddress: FindingSearch;
  /** What is said where the component has no findings. */
  empty: ReactNode;
}

/** Those of a project, without what all findings of one component have in common. */
function columns(withSuppressed: boolean): readonly Column<ListedFinding>[] {
  return findingColumns(withSuppressed)
    .filter(({ id }) => !id.startsWith('component.'))
    .map((column) =>
      column.id === 'analysis.state' ? { ...column, narrow: { place: 3, width: 6.5 } } : column,
    );
}

const tables: AuditTables = {
  list: 'ComponentFindings',
  searchLabel: msg`Find vulnerabilities`,
  columns,
};

/** The findings of one component, which are worked on as those of its project. */
export function ComponentFindings({ project, component, inAddress, empty }: ComponentFindingsProps) {
  const scope = useMemo((): AuditScope => ({ kind: 'project', uuid: project }), [project]);
  const search = useMemo((): FindingSearch => ({ ...inAddress, component }), [inAddress, component]);
  return (
    <AuditWork
      scope={scope}
      tables={tables}
      search={search}
      filters={(names) => <ComponentFindingFilters search={search} names={names} />}
      actions={(onHelp) => <HelpButton onHelp={onHelp} />}
      empty={
        <NoFindings filters={componentFindingFilters} search={inAddress}>
          {empty}
        </NoFindings>
      }
    />
  );
}
