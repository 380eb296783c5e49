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
import { FindingActions } from './finding-actions.tsx';
import { findingColumns } from './finding-columns.tsx';
import { FindingFilters } from './finding-filters.tsx';
import type { AuditTables } from './finding-list-props.ts';
import { asShown, type FindingSearch, findingFilters } from './finding-search.ts';
import { NoFindings } from './no-findings.tsx';
import { NothingInProject } from './nothing-found.tsx';
import { portfolioColumns } from './portfolio-columns.tsx';
import { ReanalysisProgress, useReanalysis } from './reanalysis.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/findings')({ component: FindingsScreen });

const tables: AuditTables = {
  list: 'ProjectFindings',
  grouped: (by) => `ProjectFindingsBy${by}`,
  searchLabel: msg`Find a component or vulnerability`,
  columns: findingColumns,
};

const collectionTables: AuditTables = {
  list: 'CollectionFindings',
  grouped: (by) => `CollectionFindingsBy${by}`,
  searchLabel: msg`Find a component or vulnerability`,
  columns: portfolioColumns,
};

function FindingsScreen() {
  const { uuid = '' } = useParams({ strict: false });
  const { data } = useSuspenseQuery(projectQuery(uuid));
  if (data.collectionLogic === 'NONE') return <ProjectFindings project={uuid} />;
  return <CollectionFindings collection={uuid} tables={collectionTables} />;
}

function ProjectFindings({ project }: { project: string }) {
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
