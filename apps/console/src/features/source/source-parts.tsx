import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Source, SourcePart } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { useFormat } from '../../lib/format.ts';
import type { TableSearch } from '../../lib/url-table.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Badge } from '../../ui/badge.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useFailureText } from '../connection-test/failure-text.ts';
import { shortenAddresses } from './shorten-addresses.ts';

function Time({ value }: { value: number | undefined }) {
  const format = useFormat();
  return <>{format.dateTime(value)}</>;
}

function Outcome({ part }: { part: SourcePart }) {
  const { t } = useLingui();
  const text = useFailureText()(part);
  if (text) {
    return (
      <span className="flex min-w-0 items-center gap-2" title={text.detail ?? text.title}>
        <Badge tone="danger">{t`Failed`}</Badge>
        <span className="truncate">{shortenAddresses(text.title)}</span>
      </span>
    );
  }
  return part.lastSuccess ? (
    <Badge tone="success">{t`Imported`}</Badge>
  ) : (
    <Badge>{t`Not imported yet`}</Badge>
  );
}

const columns: readonly Column<SourcePart>[] = [
  {
    id: 'part',
    header: msg`Feed`,
    value: (part) => part.part,
    required: true,
    width: 13,
    narrow: { place: 1, width: 9.5 },
  },
  {
    id: 'records',
    header: msg`Records`,
    value: (part) => part.records,
    cell: (part) => <NumberCell value={part.records} />,
    kind: 'number',
    width: 6.6,
    grow: 0,
    narrow: { place: 2, width: 6.5 },
  },
  {
    id: 'lastSuccess',
    header: msg`Last success`,
    csv: (part) => isoTime(part.lastSuccess),
    value: (part) => part.lastSuccess,
    cell: (part) => <Time value={part.lastSuccess} />,
    kind: 'date',
    width: 13,
  },
  {
    id: 'outcome',
    header: msg`Status`,
    value: (part) => part.error,
    cell: (part) => <Outcome part={part} />,
    width: 12,
    grow: 3,
    narrow: { place: 3, width: 7.5 },
  },
];

/** The files or ecosystems of a source, and what became of each. */
export function SourceParts({ source, search }: { source: Source; search: TableSearch }) {
  const { t } = useLingui();
  const table = useUrlTable(search, {
    // The newest year of the NVD first.
    sort: { id: 'part', descending: source.source === 'nvd' },
    columns,
    mode: 'client',
  });
  if (source.parts.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 font-semibold">{t`Feeds`}</h2>
      <DataTable
        label={t`Feeds`}
        columns={columns}
        rowId={(part) => part.part}
        rows={{ mode: 'client', rows: source.parts }}
        controller={table}
        searchLabel={t`Find feeds`}
      />
    </section>
  );
}
