import { msg } from '@lingui/core/macro';
import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { rememberedKeys } from '../../lib/url-filter.ts';
import type { AuditScope } from './audit-scope.ts';
import { AuditWork } from './audit-work.tsx';
import { FindingActions } from './finding-actions.tsx';
import { findingColumns } from './finding-columns.tsx';
import { FindingFilters } from './finding-filters.tsx';
import type { AuditTables } from './finding-list-props.ts';
import { asShown, type FindingSearch, findingFilters } from './finding-search.ts';
import { NoFindings } from './no-findings.tsx';
import { NothingInProject } from './nothing-found.tsx';
import { ReanalysisProgress, useReanalysis } from './reanalysis.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/findings')({ component: FindingsScreen });

const tables: AuditTables = {
  list: 'ProjectFindings',
  grouped: (by) => `ProjectFindingsBy${by}`,
  searchLabel: msg`Find a component or vulnerability`,
  columns: findingColumns,
};

function FindingsScreen() {
  const { uuid: project = '' } = useParams({ strict: false });
  const inAddress: FindingSearch = useSearch({ strict: false });
  const search = asShown(useRememberedFlags(inAddress, rememberedKeys(findingFilters)));
  const reanalysis = useReanalysis(project);
  const scope = useMemo((): AuditScope => ({ kind: 'project', uuid: project }), [project]);
  return (
    <div className="flex flex-col gap-2.5">
      {reanalysis.isRunning ? <ReanalysisProgress percent={reanalysis.percent} /> : null}
      <AuditWork
        scope={scope}
        tables={tables}
        search={search}
        filters={(names) => (
          <FindingFilters scope={scope} filters={findingFilters} search={search} names={names} />
        )}
        actions={(onHelp) => (
          <FindingActions
            project={project}
            everyRecord={search.everyRecord}
            isAnalyzing={reanalysis.isRunning}
            onAnalyze={reanalysis.start}
            onHelp={onHelp}
          />
        )}
        empty={
          <NoFindings scope={scope} filters={findingFilters} search={search}>
            <NothingInProject uuid={project} />
          </NoFindings>
        }
      />
    </div>
  );
}
