import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BomImport } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { downloadOriginal } from './bom.data.ts';
import { originalColumn, receivedColumn, sha256Column, sizeColumn } from './document-columns.tsx';

function State({ row }: { row: BomImport }) {
  const { t } = useLingui();
  if (row.processedAt !== undefined) return <Badge tone="success">{t`Processed`}</Badge>;
  return <Badge tone="warning">{t`Not processed`}</Badge>;
}

export const importColumns: readonly Column<BomImport>[] = [
  receivedColumn,
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
  sizeColumn,
  { id: 'serialNumber', header: msg`Serial number`, value: (row) => row.serialNumber, width: 10, grow: 2 },
  {
    id: 'bomVersion',
    header: msg`BOM version`,
    value: (row) => row.bomVersion,
    kind: 'number',
    width: 6,
    hidden: true,
  },
  sha256Column,
  originalColumn((row) => downloadOriginal(row.uuid)),
];
