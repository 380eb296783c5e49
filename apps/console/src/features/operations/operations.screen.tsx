import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import type { Operations } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Stat, statRow } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BackupCard } from './backup-card.tsx';
import { GrowthCard, StatementsCard, TablesCard } from './database-cards.tsx';
import { operationsQuery } from './operations.data.ts';
import { FailuresCard, NodesCard, QueuesCard, SourcesCard } from './work-cards.tsx';

const id = '/screen/admin/configuration/operations';
export const route = createLazyRoute(id)({ component: OperationsScreen });

/** The same in every language. */
const databaseName = 'PostgreSQL';

/** How the installation itself fares. */
function OperationsScreen() {
  const { t } = useLingui();
  const { data: operations } = useSuspenseQuery(operationsQuery);
  return (
    <>
      <PageHeader
        title={t`Operations`}
        description={t`How this installation fares. “waybill doctor” says what to do where something is wrong.`}
      />
      <div className="grid gap-4 *:min-w-0">
        <Figures operations={operations} />
        {/* As high as they are, below each other: side by side, short ones would leave gaps. */}
        <div className="gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
          <QueuesCard operations={operations} />
          <NodesCard operations={operations} />
          {operations.failures.length > 0 ? <FailuresCard operations={operations} /> : null}
          <SourcesCard operations={operations} />
          <BackupCard />
          <GrowthCard operations={operations} />
        </div>
        <TablesCard operations={operations} />
        <StatementsCard operations={operations} />
      </div>
    </>
  );
}

function Figures({ operations }: { operations: Operations }) {
  const { t } = useLingui();
  const format = useFormat();
  const { database, nodes, queues, version, offline } = operations;
  const sum = (of: 'queued' | 'running') => queues.reduce((total, queue) => total + queue[of], 0);
  const running = format.number(sum('running'));
  const most = format.number(database.maxConnections);
  const free = format.bytes(database.freeBytes);
  return (
    <div className={statRow}>
      <Stat label="Waybill" value={version} note={offline ? t`Offline` : undefined} />
      <Stat
        label={databaseName}
        value={database.version.split(' ')[0]}
        note={database.embedded ? t`Embedded` : t`External`}
      />
      <Stat
        label={t`Database size`}
        value={format.bytes(database.bytes)}
        note={database.freeBytes === undefined ? undefined : t`${free} free`}
      />
      <Stat label={t`Connections`} value={format.number(database.connections)} note={t`of ${most}`} />
      <Stat label={t`Waiting tasks`} value={format.number(sum('queued'))} note={t`${running} running`} />
      <Stat label={t`Nodes with workers`} value={format.number(nodes.length)} />
    </div>
  );
}
