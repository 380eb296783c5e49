import { useLingui } from '@lingui/react/macro';
import type { Operations } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { useKindLabel } from './kind-words.ts';
import { PlainTable } from './plain-table.tsx';

interface CardProps {
  operations: Operations;
}

export function QueuesCard({ operations }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const labelOf = useKindLabel();
  const title = t`Queues`;
  if (operations.queues.length === 0) {
    return (
      <Card title={title}>
        <p className="text-muted">{t`No work waits or runs.`}</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        rows={operations.queues}
        rowId={(queue) => queue.kind}
        columns={[
          { id: 'kind', header: t`Work`, cell: (queue) => labelOf(queue.kind) },
          { id: 'queued', header: t`Waiting`, cell: (queue) => format.number(queue.queued), isNumber: true },
          {
            id: 'running',
            header: t`Running`,
            cell: (queue) => format.number(queue.running),
            isNumber: true,
          },
          {
            id: 'oldest',
            header: t`Oldest`,
            cell: (queue) => (queue.oldest === undefined ? '–' : format.age(queue.oldest)),
            isNumber: true,
          },
        ]}
      />
    </Card>
  );
}

export function NodesCard({ operations }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t`Nodes with workers`;
  if (operations.nodes.length === 0) {
    return (
      <Card title={title}>
        <p className="text-warning">{t`No node works on jobs. Start a server or a worker.`}</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        rows={operations.nodes}
        rowId={(node) => node.node}
        columns={[
          { id: 'node', header: t`Node`, cell: (node) => <code>{node.node.slice(0, 8)}</code> },
          { id: 'idle', header: t`Idle workers`, cell: (node) => format.number(node.idle), isNumber: true },
          { id: 'moved', header: t`Last activity`, cell: (node) => format.age(node.moved), isNumber: true },
          { id: 'seen', header: t`Last seen`, cell: (node) => format.age(node.seen), isNumber: true },
        ]}
      />
    </Card>
  );
}

export function FailuresCard({ operations }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const labelOf = useKindLabel();
  const title = t`Failed in the last seven days`;
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        rows={operations.failures}
        rowId={(failure) => failure.kind}
        columns={[
          { id: 'kind', header: t`Work`, cell: (failure) => labelOf(failure.kind) },
          { id: 'count', header: t`Failed`, cell: (failure) => format.number(failure.count), isNumber: true },
          {
            id: 'latest',
            header: t`Latest`,
            cell: (failure) => format.age(failure.latest),
            isNumber: true,
            isSpare: true,
          },
          { id: 'error', header: t`Reason`, cell: (failure) => failure.error ?? '–' },
        ]}
      />
    </Card>
  );
}

const dayMs = 86_400_000;
const oldMs = 7 * dayMs;

export function SourcesCard({ operations }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t`Age of vulnerability data`;
  if (operations.sources.length === 0) {
    return (
      <Card title={title}>
        <p className="text-muted">{t`No enabled source has been read yet.`}</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        rows={operations.sources}
        rowId={(source) => source.source}
        columns={[
          { id: 'source', header: t`Source`, cell: (source) => source.title },
          {
            id: 'asOf',
            header: t`Last read`,
            isNumber: true,
            cell: (source) => (
              <span title={format.dateTime(source.asOf)} className="inline-flex items-center gap-2">
                {Date.now() - source.asOf > oldMs ? <Badge tone="warning">{t`Out of date`}</Badge> : null}
                {format.relative(source.asOf)}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
