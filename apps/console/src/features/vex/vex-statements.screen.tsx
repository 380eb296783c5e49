import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { VexImport } from '@waybill/api-contract';
import { Download } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { downloadVexOriginal, vexImportQuery, vexStatementsQuery } from './vex.data.ts';
import { VexFigures } from './vex-figures.tsx';
import { vexStatementFilters } from './vex-search.ts';
import { vexStatementColumns } from './vex-statement-columns.tsx';
import { formatNames, useOutcomeLabels, useReasonLabels } from './vex-words.ts';

export const route = createLazyRoute('/screen/projects/$uuid/vex/$token')({ component: VexStatementsScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/vex/$token');

function VexStatementsScreen() {
  const { t } = useLingui();
  const { token } = routeApi.useParams();
  const { data: vex, isError, refetch } = useQuery(vexImportQuery(token));
  if (isError && !vex) {
    return (
      <ErrorState title={t`VEX document not found`} onRetry={() => void refetch()}>
        {t`It may have been deleted with its project or by the retention settings.`}
      </ErrorState>
    );
  }
  return vex ? <Statements vex={vex} /> : <Loading />;
}

/** The figures of a document, and below them each of its statements. */
function Statements({ vex }: { vex: VexImport }) {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const outcomes = useOutcomeLabels();
  const reasons = useReasonLabels();
  const table = useUrlTable(search, {
    prefix: 'VexStatements',
    columns: vexStatementColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => vexStatementsQuery(vex.token, state, search));
  return (
    <div className="flex flex-col gap-3">
      <Head vex={vex} />
      <VexFigures vex={vex} />
      <DataTable
        label={t`Statements`}
        columns={vexStatementColumns}
        rowId={(row) => String(row.position)}
        {...list.table}
        controller={table}
        searchLabel={t`Find a vulnerability or component`}
        filters={
          <ListFilters
            filters={vexStatementFilters}
            words={{
              outcome: { label: t`Outcome`, nameOf: (word) => outcomes[word] },
              reason: { label: t`Reason`, nameOf: (word) => reasons[word] },
            }}
            search={search}
          />
        }
        empty={<NoStatements vex={vex} isFiltered={isFiltered(vexStatementFilters, search)} />}
      />
    </div>
  );
}

function Head({ vex }: { vex: VexImport }) {
  const { t } = useLingui();
  const format = useFormat();
  const facts = [
    vex.format && [formatNames[vex.format], vex.specVersion].filter(Boolean).join(' '),
    format.dateTime(vex.receivedAt),
    vex.uploadedBy,
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <AppLink
        path={paths.projectTab(vex.project.uuid, 'vex')}
        className="text-accent hover:underline"
      >{t`All VEX documents`}</AppLink>
      <span className="text-muted">{facts.filter(Boolean).join(' · ')}</span>
      <Button
        size="sm"
        className="ms-auto"
        icon={<Download className="size-3.5" aria-hidden />}
        onClick={() => void downloadVexOriginal(vex.token)}
      >
        {t`Original`}
      </Button>
    </div>
  );
}

function NoStatements({ vex, isFiltered: filtered }: { vex: VexImport; isFiltered: boolean }) {
  const { t } = useLingui();
  if (!vex.isListed) {
    return (
      <EmptyState title={t`Statements no longer listed`}>
        {t`Statements are listed for the ten newest documents of a project. The original contains them all.`}
      </EmptyState>
    );
  }
  if (filtered) return <EmptyState title={t`No statements match these filters`} />;
  if (vex.processedAt === undefined) return <EmptyState title={t`Not processed yet`} />;
  return <EmptyState title={t`No statements in this document`} />;
}
