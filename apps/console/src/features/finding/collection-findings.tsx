import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { rememberedKeys } from '../../lib/url-filter.ts';
import type { AuditScope } from './audit-scope.ts';
import { AuditWork } from './audit-work.tsx';
import { FindingExports } from './finding-exports.tsx';
import { PortfolioFilters } from './finding-filters.tsx';
import type { AuditTables } from './finding-list-props.ts';
import { asShown, collectionFilters, type FindingSearch } from './finding-search.ts';
import { NoFindings } from './no-findings.tsx';
import { NothingInProject } from './nothing-found.tsx';
import { HelpButton } from './triage-help.tsx';

interface CollectionFindingsProps {
  /** Uuid of the collection. */
  collection: string;
  tables: AuditTables;
  above?: (scope: AuditScope, search: FindingSearch) => ReactNode;
}

/** The findings of the projects that a collection is made of, each with its project; they are worked on as those of all projects. */
export function CollectionFindings({ collection, tables, above }: CollectionFindingsProps) {
  const inAddress: FindingSearch = useSearch({ strict: false });
  const search = asShown(useRememberedFlags(inAddress, rememberedKeys(collectionFilters)));
  const scope = useMemo((): AuditScope => ({ kind: 'portfolio', collection }), [collection]);
  return (
    <div className="flex flex-col gap-2.5">
      {above?.(scope, search)}
      <AuditWork
        scope={scope}
        tables={tables}
        search={search}
        filters={(names) => <PortfolioFilters scope={scope} search={search} names={names} />}
        actions={(onHelp) => (
          <>
            <HelpButton onHelp={onHelp} />
            <FindingExports project={collection} isCollection />
          </>
        )}
        empty={
          <NoFindings scope={scope} filters={collectionFilters} search={search}>
            <NothingInProject uuid={collection} />
          </NoFindings>
        }
      />
    </div>
  );
}
