import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { ImportComparison } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { ListFilters } from '../../lib/list-filters.tsx';
import { paths } from '../../lib/paths.ts';
import { useEndlessList } from '../../lib/use-endless-list.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, Loading } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { AgreementDays, ComparisonFigures, ShadowCard } from './agreement.tsx';
import { BlindedUsers } from './blinded-users.tsx';
import { CauseTable } from './cause-table.tsx';
import {
  comparisonQuery,
  differencesQuery,
  downloadComparison,
  importedTablesQuery,
  useCompare,
} from './compare.data.ts';
import { type CompareSearch, differenceFilters } from './compare-search.ts';
import { useCauseLabels, useSideLabels } from './compare-words.ts';
import { differenceColumns } from './difference-columns.tsx';
import { ImportedTables } from './import-report.tsx';

const id = '/screen/admin/import/comparison';
export const route = createLazyRoute(id)({ component: CompareScreen });
const routeApi = getRouteApi(id);

function CompareScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(comparisonQuery);
  if (error && !data) {
    return (
      <FailureNotice title={t`Couldn't load the comparison`} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading />;
  const isImported = data.version !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <Header comparison={data} />
      {isImported ? <Comparison comparison={data} /> : <NothingImported />}
      <ShadowCard shadow={data.shadow} />
    </div>
  );
}

function NothingImported() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Nothing to compare yet`}>
      <AppLink path={paths.adminPage('import', 'dependencyTrack')} className="text-accent hover:underline">
        {t`Import a Dependency-Track first`}
      </AppLink>
    </EmptyState>
  );
}

function Header({ comparison }: { comparison: ImportComparison }) {
  const { t } = useLingui();
  const format = useFormat();
  const compare = useCompare();
  const { version, importedAt, comparedAt, task } = comparison;
  const nothing = version === undefined ? t`Import a Dependency-Track first` : undefined;
  const facts = [
    version && `Dependency-Track ${version}`,
    importedAt && t`Imported ${format.dateTime(importedAt)}`,
    comparedAt && t`Compared ${format.dateTime(comparedAt)}`,
  ].filter(Boolean);
  return (
    <PageHeader
      title={t`Comparison with Dependency-Track`}
      description={t`Findings of the imported Dependency-Track beside those of Waybill. It is compared once a day.`}
      {...(facts.length === 0 ? {} : { facts: <span className="text-muted">{facts.join(' · ')}</span> })}
      actions={
        <>
          <Button disabledReason={nothing} onClick={() => void downloadComparison()}>
            {t`Download PDF`}
          </Button>
          <Button
            variant="primary"
            disabledReason={nothing ?? (task ? t`A comparison is running` : undefined)}
            onClick={() => compare.mutate()}
          >
            {t`Compare now`}
          </Button>
        </>
      }
    />
  );
}

function Comparison({ comparison }: { comparison: ImportComparison }) {
  const { t } = useLingui();
  const tables = useQuery(importedTablesQuery);
  return (
    <>
      <ComparisonFigures comparison={comparison} />
      <BlindedUsers users={comparison.blinded} />
      <section>
        <h2 className="mb-2 font-semibold">{t`Causes of differences`}</h2>
        <CauseTable causes={comparison.causes} />
      </section>
      <section>
        <h2 className="mb-2 font-semibold">{t`Differences`}</h2>
        <Differences />
      </section>
      <section>
        <h2 className="mb-2 font-semibold">{t`Comparisons by day`}</h2>
        <AgreementDays days={comparison.days} />
      </section>
      {tables.data ? (
        <section className="flex flex-col gap-4">
          <h2 className="font-semibold">{t`Rows of the last import`}</h2>
          <ImportedTables tables={tables.data} />
        </section>
      ) : null}
    </>
  );
}

function Differences() {
  const { t } = useLingui();
  const search: CompareSearch = routeApi.useSearch();
  const sides = useSideLabels();
  const causes = useCauseLabels();
  const table = useUrlTable(search, {
    prefix: 'FindingDifferences',
    columns: differenceColumns,
    scrolls: true,
  });
  const list = useEndlessList(table.state, (state) => differencesQuery(state, search));
  return (
    <DataTable
      label={t`Differences`}
      columns={differenceColumns}
      rowId={(row) => `${row.component.uuid} ${row.project.uuid} ${row.vulnerability.uuid}`}
      {...list.table}
      controller={table}
      searchLabel={t`Find differences`}
      filters={
        <ListFilters
          filters={differenceFilters}
          words={{
            side: { label: t`Side`, nameOf: (word) => sides[word] },
            cause: { label: t`Cause`, nameOf: (word) => causes[word] },
            detail: { label: t`Detail`, nameOf: (text) => text },
            project: { label: t`Project`, nameOf: () => t`One project` },
            open: { label: t`To look at`, pinned: true },
          }}
          search={search}
        />
      }
      empty={<EmptyState title={t`No differences`} />}
    />
  );
}
