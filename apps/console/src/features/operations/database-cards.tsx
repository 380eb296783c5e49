import { Trans, useLingui } from '@lingui/react/macro';
import type { Operations } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { PlainTable } from './plain-table.tsx';

interface CardProps {
  operations: Operations;
}

export function TablesCard({ operations }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t`Largest tables`;
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        rows={operations.tables}
        rowId={(table) => table.name}
        columns={[
          { id: 'name', header: t`Table`, cell: (table) => <code>{table.name}</code> },
          { id: 'bytes', header: t`Size`, cell: (table) => format.bytes(table.bytes), isNumber: true },
          {
            id: 'indexBytes',
            header: t`Of that indexes`,
            cell: (table) => format.bytes(table.indexBytes),
            isNumber: true,
            isSpare: true,
          },
          {
            id: 'rows',
            header: t`Rows (estimate)`,
            cell: (table) => format.number(table.rows),
            isNumber: true,
          },
          {
            id: 'deadRows',
            header: t`Dead rows`,
            cell: (table) => format.number(table.deadRows),
            isNumber: true,
            isSpare: true,
          },
        ]}
      />
    </Card>
  );
}

/** The statements that cost the database most, where it counts them. */
export function StatementsCard({ operations: { statements } }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t`Slowest statements`;
  if (!statements) {
    return (
      <Card title={title}>
        <p className="text-muted">
          <Trans>
            The database does not count them. Set <code>shared_preload_libraries = 'pg_stat_statements'</code>{' '}
            in its settings, and restart the database and Waybill.
          </Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <PlainTable
        label={title}
        rows={statements}
        rowId={(row) => row.statement}
        columns={[
          {
            id: 'statement',
            header: t`Statement`,
            cell: (row) => <code className="line-clamp-3 text-xs">{row.statement}</code>,
          },
          {
            id: 'calls',
            header: t`Calls`,
            cell: (row) => format.number(row.calls),
            isNumber: true,
            isSpare: true,
          },
          { id: 'mean', header: t`Mean (ms)`, cell: (row) => format.number(row.meanMs), isNumber: true },
          {
            id: 'total',
            header: t`In all (s)`,
            cell: (row) => format.number(row.totalMs / 1000),
            isNumber: true,
          },
        ]}
      />
    </Card>
  );
}

const shownDays = 30;

/** The size of the database by day. */
export function GrowthCard({ operations: { growth, database } }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t`Growth`;
  const days = growth.slice(-shownDays);
  const first = days[0];
  if (!first || days.length < 2) {
    return (
      <Card title={title}>
        <p className="text-muted">{t`Measured from today on; come back tomorrow.`}</p>
      </Card>
    );
  }
  const grown = database.bytes - first.bytes;
  const size = format.bytes(Math.abs(grown));
  const day = format.date(first.day);
  const rows = [...days].reverse();
  return (
    <Card title={title}>
      <p className="mb-2">{grown < 0 ? t`${size} less than on ${day}` : t`${size} more than on ${day}`}</p>
      <PlainTable
        label={title}
        rows={rows}
        rowId={(row) => `${row.day}`}
        columns={[
          { id: 'day', header: t`Day`, cell: (row) => format.date(row.day) },
          { id: 'bytes', header: t`Size`, cell: (row) => format.bytes(row.bytes), isNumber: true },
        ]}
      />
    </Card>
  );
}
