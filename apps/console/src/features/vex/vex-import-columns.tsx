import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { VexImport } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { originalColumn, receivedColumn, sha256Column, sizeColumn } from '../bom/document-columns.tsx';
import { downloadVexOriginal } from './vex.data.ts';
import { formatNames } from './vex-words.ts';

function Received({ row }: { row: VexImport }) {
  const format = useFormat();
  return (
    <AppLink
      path={paths.projectVex(row.project.uuid, row.token)}
      className="truncate text-accent hover:underline"
    >
      {format.dateTime(row.receivedAt)}
    </AppLink>
  );
}

/** Leads to the statements that were not applied. */
function NotApplied({ row }: { row: VexImport }) {
  const { t } = useLingui();
  if (row.processedAt === undefined) return <Badge tone="warning">{t`Not processed`}</Badge>;
  if (!row.notApplied || !row.isListed) return <NumberCell value={row.notApplied} />;
  return (
    <AppLink
      path={paths.projectVex(row.project.uuid, row.token, { outcome: 'NOT_APPLIED' })}
      className="text-accent hover:underline"
    >
      <NumberCell value={row.notApplied} />
    </AppLink>
  );
}

export const vexImportColumns: readonly Column<VexImport>[] = [
  { ...receivedColumn, cell: (row) => <Received row={row} /> },
  {
    id: 'format',
    header: msg`Format`,
    value: (row) => row.format && [formatNames[row.format], row.specVersion].filter(Boolean).join(' '),
    width: 9,
  },
  {
    id: 'statements',
    header: msg`Statements`,
    csv: (row) => row.statements,
    cell: (row) => <NumberCell value={row.statements} />,
    kind: 'number',
    width: 7,
  },
  {
    id: 'applied',
    header: msg`Applied`,
    csv: (row) => row.applied,
    cell: (row) => <NumberCell value={row.applied} />,
    kind: 'number',
    width: 6,
  },
  {
    id: 'kept',
    header: msg`Kept for later`,
    csv: (row) => row.kept,
    cell: (row) => <NumberCell value={row.kept} />,
    kind: 'number',
    width: 7,
  },
  {
    id: 'unchanged',
    header: msg`Unchanged`,
    csv: (row) => row.unchanged,
    cell: (row) => <NumberCell value={row.unchanged} />,
    kind: 'number',
    width: 7,
  },
  {
    id: 'notApplied',
    header: msg`Not applied`,
    csv: (row) => row.notApplied,
    cell: (row) => <NotApplied row={row} />,
    kind: 'number',
    width: 8,
    narrow: { place: 2, width: 9 },
  },
  { id: 'uploadedBy', header: msg`Uploaded by`, value: (row) => row.uploadedBy, width: 10, grow: 2 },
  sizeColumn,
  sha256Column,
  originalColumn((row) => downloadVexOriginal(row.token)),
];
