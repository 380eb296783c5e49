import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BomImport } from '@waybill/api-contract';
import { Download } from 'lucide-react';
import { NumberCell } from '../../lib/cells.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { downloadOriginal } from './bom.data.ts';

function Received({ row }: { row: BomImport }) {
  const format = useFormat();
  return format.dateTime(row.receivedAt);
}

function State({ row }: { row: BomImport }) {
  const { t } = useLingui();
  if (row.processedAt !== undefined) return <Badge tone="success">{t`Processed`}</Badge>;
  return <Badge tone="warning">{t`Not processed`}</Badge>;
}

function Size({ value }: { value: number }) {
  return useFormat().bytes(value);
}

function Original({ row }: { row: BomImport }) {
  const { t } = useLingui();
  const format = useFormat();
  const received = format.dateTime(row.receivedAt);
  return (
    <Button
      size="sm"
      icon={<Download className="size-3.5" aria-hidden />}
      aria-label={t`Download original from ${received}`}
      onClick={() => void downloadOriginal(row.uuid)}
    >
      {t`Original`}
    </Button>
  );
}

export const importColumns: readonly Column<BomImport>[] = [
  {
    id: 'receivedAt',
    header: msg`Received`,
    csv: (row) => isoTime(row.receivedAt),
    cell: (row) => <Received row={row} />,
    kind: 'date',
    required: true,
    width: 13,
    narrow: { place: 1, width: 12 },
  },
  {
    id: 'state',
    header: msg`State`,
    csv: (row) => (row.processedAt === undefined ? 'NOT_PROCESSED' : 'PROCESSED'),
    cell: (row) => <State row={row} />,
    width: 8,
    narrow: { place: 2, width: 9 },
  },
  {
    id: 'format',
    header: msg`Format`,
    value: (row) => [row.format, row.specVersion].filter(Boolean).join(' '),
    width: 9,
  },
  {
    id: 'components',
    header: msg`Components`,
    csv: (row) => row.components,
    cell: (row) => <NumberCell value={row.components} />,
    kind: 'number',
    width: 7,
  },
  {
    id: 'services',
    header: msg`Services`,
    csv: (row) => row.services,
    cell: (row) => <NumberCell value={row.services} />,
    kind: 'number',
    width: 6,
  },
  {
    id: 'byteSize',
    header: msg`Size`,
    csv: (row) => row.byteSize,
    cell: (row) => <Size value={row.byteSize} />,
    kind: 'number',
    width: 6,
  },
  { id: 'serialNumber', header: msg`Serial number`, value: (row) => row.serialNumber, width: 15, grow: 2 },
  {
    id: 'bomVersion',
    header: msg`BOM version`,
    value: (row) => row.bomVersion,
    kind: 'number',
    width: 6,
    hidden: true,
  },
  { id: 'sha256', header: msg`SHA-256`, value: (row) => row.sha256, width: 16, hidden: true },
  { id: 'original', header: msg`Document`, cell: (row) => <Original row={row} />, width: 8, grow: 0 },
];
