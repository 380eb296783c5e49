import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { rememberedKeys } from '../../lib/url-filter.ts';
import { projectQuery } from '../project/project.data.ts';
import type { AuditScope } from './audit-scope.ts';
import { AuditWork } from './audit-work.tsx';
import { CollectionFindings } from './collection-findings.tsx';
import { EpssChart } from './epss-chart.tsx';
import { collectionEpssColumns, epssColumns } from './epss-columns.tsx';
import { FindingFilters } from './finding-filters.tsx';
import type { AuditTables } from './finding-list-props.ts';
import { asShown, type FindingSearch, findingFilters } from './finding-search.ts';
import { NoFindings } from './no-findings.tsx';
import { NothingInProject } from './nothing-found.tsx';
import { HelpButton } from './triage-help.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/epss')({ component: EpssScreen });

/**
 * The filters of the audit, with a separate choice to show suppressed findings, which the browser remembers.
 */
const epssFilters = {
  ...findingFilters,
  suppressed: { ...findingFilters.suppressed, remember: 'ProjectEpssShowSuppressedFindings' },
  all: { ...findingFilters.all, remember: 'ProjectEpssShowAll' },
};

const tables: AuditTables = {
  list: 'ProjectEpss',
  searchLabel: msg`Find a component or vulnerability`,
  columns: epssColumns,
  sort: { id: 'vulnerability.epssScore', descending: true },
};

const collectionTables: AuditTables = {
  ...tables,
  list: 'CollectionEpss',
  columns: collectionEpssColumns,
};

/** The findings of a project by how likely their vulnerabilities are to be exploited. */
function EpssScreen() {
  const { uuid = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery(projectQuery(uuid));
  if (data.collectionLogic === 'NONE') return <ProjectEpss uuid={uuid} />;
  return (
    <CollectionFindings
      collection={uuid}
      tables={collectionTables}
      above={(scope, search) => <EpssChart scope={scope} search={search} />}
    />
  );
}

function ProjectEpss({ uuid }: { uuid: string }) {
  const inAddress: FindingSearch = useSearch({ strict: false });
  const search = asShown(useRememberedFlags(inAddress, rememberedKeys(epssFilters)));
  const scope = useMemo((): AuditScope => ({ kind: 'project', uuid }), [uuid]);
  return (
    <div className="flex flex-col gap-2.5">
      <EpssChart scope={scope} search={search} />
      <AuditWork
        scope={scope}
        tables={tables}
        search={search}
        filters={(names) => (
          <FindingFilters scope={scope} filters={epssFilters} search={search} names={names} />
        )}
        actions={(onHelp) => <HelpButton onHelp={onHelp} />}
        empty={
          <NoFindings scope={scope} filters={epssFilters} search={search}>
            <NothingInProject uuid={uuid} />
          </NoFindings>
        }
      />
    </div>
  );
}
