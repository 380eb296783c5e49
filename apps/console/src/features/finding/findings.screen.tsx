import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import type { AuditFinding } from '@waybill/api-contract';
import { ListChecks, ShieldCheck } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import { isUntouched, NothingUploaded } from '../project/nothing-uploaded.tsx';
import { projectQuery } from '../project/project.data.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { auditQuery } from './finding.data.ts';
import { FindingActions } from './finding-actions.tsx';
import { findingColumns } from './finding-columns.tsx';
import { FindingFilters, hasFilters, noFilters } from './finding-filters.tsx';
import { FindingPanel } from './finding-panel.tsx';
import { type FindingSearch, findingId, suppressedKey } from './finding-search.ts';
import { ReanalysisProgress, useReanalysis } from './reanalysis.tsx';
import { TriageHelp } from './triage-help.tsx';
import { useFindingPanel } from './use-finding-panel.ts';
import { useKeys } from './use-keys.ts';

export const route = createLazyRoute('/screen/projects/$uuid/findings')({ component: FindingsScreen });

const tableOptions = {
  prefix: 'ProjectFindings',
  sort: { id: 'vulnerability.severity', descending: true },
};
const noRows: readonly never[] = [];

function FindingsScreen() {
  const { t } = useLingui();
  const { uuid: project = '' } = useParams({ strict: false });
  const inAddress: FindingSearch = useSearch({ strict: false });
  const search = useRememberedFlags(inAddress, { suppressed: suppressedKey });
  const withSuppressed = search.suppressed === true;
  const columns = useMemo(() => findingColumns(project, withSuppressed), [project, withSuppressed]);
  const table = useUrlTable(search, { ...tableOptions, columns });
  const list = useQuery({ ...auditQuery(project, table.state, search), placeholderData: keepPreviousData });
  const rows = list.data?.rows ?? noRows;
  const panel = useFindingPanel({ project, search, table, rows, total: list.data?.total ?? 0 });
  const reanalysis = useReanalysis(project);
  const many = useDecidingMany();
  const [helpOpen, setHelpOpen] = useState(false);
  const help = () => setHelpOpen(true);
  useKeys({ '?': help });

  return (
    <div className="flex flex-col gap-2.5">
      {reanalysis.isRunning ? <ReanalysisProgress percent={reanalysis.percent} /> : null}
      <DataTable
        label={t`Findings`}
        columns={columns}
        rowId={findingId}
        rows={{ mode: 'server', rows: list.data?.rows, total: list.data?.total }}
        controller={table}
        searchLabel={t`Find a component or vulnerability`}
        filters={
          <FindingFilters
            search={search}
            componentName={rows.find((row) => row.component.uuid === search.component)?.component.name}
          />
        }
        actions={
          <FindingActions
            project={project}
            isAnalyzing={reanalysis.isRunning}
            onAnalyze={reanalysis.start}
            onHelp={help}
          />
        }
        {...many.selection}
        onOpen={panel.open}
        currentId={search.finding}
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
        empty={<NoFindings project={project} search={search} />}
      />
      <FindingPanel
        project={project}
        finding={panel.finding}
        isNoFinding={panel.isNoFinding}
        row={panel.row}
        view={search.view ?? 'audit'}
        onView={panel.setView}
        onClose={panel.close}
        onMissing={panel.dropFinding}
        onNext={panel.next}
        onPrevious={panel.previous}
        onHelp={help}
      />
      <DecideManyDialog project={project} {...many.dialog} />
      <TriageHelp open={helpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}

/** Selecting findings to decide about them at once; only for those who may decide. */
function useDecidingMany() {
  const { t } = useLingui();
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const [selected, setSelected] = useState<{ findings: AuditFinding[]; clear: () => void }>();
  const close = useCallback(() => setSelected(undefined), []);
  const selection: SelectionOptions<AuditFinding> = {
    actions: (findings, clear) => (
      <Button
        size="sm"
        icon={<ListChecks className="size-3.5" aria-hidden />}
        onClick={() => setSelected({ findings, clear })}
      >
        {t`Decide…`}
      </Button>
    ),
  };
  const clear = selected?.clear;
  const done = useCallback(() => {
    clear?.();
    close();
  }, [clear, close]);
  return {
    selection: may.allowed ? { selection } : {},
    dialog: { findings: selected?.findings, onClose: close, onDone: done },
  };
}

function NoFindings({ project: uuid, search }: { project: string; search: FindingSearch }) {
  const { t } = useLingui();
  const { data: project } = useQuery(projectQuery(uuid));
  const setSearch = useSetSearch<FindingSearch>();
  if (hasFilters(search)) {
    return (
      <EmptyState
        title={t`No finding fits the filters`}
        action={<Button onClick={() => setSearch(noFilters)}>{t`Clear filters`}</Button>}
      />
    );
  }
  if (project && isUntouched(project)) return <NothingUploaded project={project} />;
  return (
    <EmptyState title={t`No findings`} icon={<ShieldCheck className="size-6" />}>
      {t`No enabled source knows a vulnerability of a component of this project. Suppressed findings are hidden.`}
    </EmptyState>
  );
}
