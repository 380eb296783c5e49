import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { isFiltered, rememberedKeys, withoutFilters } from '../../lib/url-filter.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { isUntouched, NothingUploaded } from '../project/nothing-uploaded.tsx';
import { projectQuery } from '../project/project.data.ts';
import { FindingActions } from './finding-actions.tsx';
import { FindingFilters } from './finding-filters.tsx';
import { FindingGroups } from './finding-groups.tsx';
import { FindingList } from './finding-list.tsx';
import type { FindingListProps } from './finding-list-props.ts';
import { type FindingSearch, findingFilters } from './finding-search.ts';
import { GroupingSwitch } from './grouping-switch.tsx';
import { ReanalysisProgress, useReanalysis } from './reanalysis.tsx';
import { TriageHelp } from './triage-help.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/findings')({ component: FindingsScreen });

function FindingsScreen() {
  const { uuid: project = '' } = useParams({ strict: false });
  const inAddress: FindingSearch = useSearch({ strict: false });
  const search = useRememberedFlags(inAddress, rememberedKeys(findingFilters));
  const reanalysis = useReanalysis(project);
  const [helpOpen, setHelpOpen] = useState(false);
  const help = () => setHelpOpen(true);
  useKeys({ '?': help });

  const list: FindingListProps = {
    project,
    search,
    filters: (names) => <FindingFilters search={search} names={names} />,
    actions: (
      <>
        <GroupingSwitch search={search} />
        <FindingActions
          project={project}
          isAnalyzing={reanalysis.isRunning}
          onAnalyze={reanalysis.start}
          onHelp={help}
        />
      </>
    ),
    empty: <NoFindings project={project} search={search} />,
    onHelp: help,
  };
  return (
    <div className="flex flex-col gap-2.5">
      {reanalysis.isRunning ? <ReanalysisProgress percent={reanalysis.percent} /> : null}
      {search.by ? <FindingGroups key={search.by} {...list} by={search.by} /> : <FindingList {...list} />}
      <TriageHelp open={helpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}

function NoFindings({ project: uuid, search }: { project: string; search: FindingSearch }) {
  const { t } = useLingui();
  const { data: project } = useQuery(projectQuery(uuid));
  const setSearch = useSetSearch<FindingSearch>();
  if (isFiltered(findingFilters, search)) {
    return (
      <EmptyState
        title={t`No findings match these filters`}
        action={<Button onClick={() => setSearch(withoutFilters(findingFilters))}>{t`Clear filters`}</Button>}
      />
    );
  }
  if (project && isUntouched(project)) return <NothingUploaded project={project} />;
  return (
    <EmptyState title={t`No findings`} icon={<ShieldCheck className="size-6" />}>
      {t`No enabled source lists a vulnerability for this project's components. Suppressed findings are hidden.`}
    </EmptyState>
  );
}
