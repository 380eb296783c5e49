// Public to other features.
import { msg } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { rememberedKeys } from '../../lib/url-filter.ts';
import type { Column } from '../../ui/table/types.ts';
import type { AuditScope, ListedFinding } from './audit-scope.ts';
import { AuditWork } from './audit-work.tsx';
import { componentFindingFilters } from './component-finding-filters.ts';
import { findingColumns } from './finding-columns.tsx';
import { ComponentFindingFilters } from './finding-filters.tsx';
import type { AuditTables } from './finding-list-props.ts';
import { asShown, type FindingSearch } from './finding-search.ts';
import { NoFindings } from './no-findings.tsx';
import { HelpButton } from './triage-help.tsx';

interface ComponentFindingsProps {
  project: string;
  component: string;
  /** The search parameters. */
  inAddress: FindingSearch;
  /** Shown if the component has no findings. */
  empty: ReactNode;
}

/** A project's columns without those that are equal for all findings of one component. */
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
  const remembered = useRememberedFlags(inAddress, rememberedKeys(componentFindingFilters));
  const search = useMemo((): FindingSearch => asShown({ ...remembered, component }), [remembered, component]);
  return (
    <AuditWork
      scope={scope}
      tables={tables}
      search={search}
      filters={(names) => <ComponentFindingFilters search={search} names={names} />}
      actions={(onHelp) => <HelpButton onHelp={onHelp} />}
      empty={
        <NoFindings scope={scope} filters={componentFindingFilters} search={search}>
          {empty}
        </NoFindings>
      }
    />
  );
}
