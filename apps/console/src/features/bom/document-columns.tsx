// Public to other features.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';

/** An uploaded document. Of one that an installation received which moved in, only this is known. */
interface Kept {
  receivedAt: number;
  byteSize?: number;
  sha256?: string;
}

function ReceivedCell({ row }: { row: Kept }) {
  return useFormat().dateTime(row.receivedAt);
}

function SizeCell({ row }: { row: Kept }) {
  return useFormat().bytes(row.byteSize);
}

function OriginalButton({ row, onDownload }: { row: Kept; onDownload: () => Promise<void> }) {
  const { t } = useLingui();
  const format = useFormat();
  if (row.sha256 === undefined) return null;
  const received = format.dateTime(row.receivedAt);
  return (
    <Button
      size="sm"
      icon={<Download className="size-3.5" aria-hidden />}
      aria-label={t`Download original from ${received}`}
      onClick={() => void onDownload()}
    >
      {t`Original`}
    </Button>
  );
}

export const receivedColumn: Column<Kept> = {
  id: 'receivedAt',
  header: msg`Received`,
  csv: (row) => isoTime(row.receivedAt),
  cell: (row) => <ReceivedCell row={row} />,
  kind: 'date',
  required: true,
  width: 13,
  narrow: { place: 1, width: 12 },
};

export const sizeColumn: Column<Kept> = {
  id: 'byteSize',
  header: msg`Size`,
  csv: (row) => row.byteSize,
  cell: (row) => <SizeCell row={row} />,
  kind: 'number',
  width: 6,
};

export const sha256Column: Column<Kept> = {
  id: 'sha256',
  header: msg`SHA-256`,
  value: (row) => row.sha256,
  width: 16,
  hidden: true,
};

export function originalColumn<Row extends Kept>(download: (row: Row) => Promise<void>): Column<Row> {
  return {
    id: 'original',
    header: msg`Document`,
    cell: (row) => <OriginalButton row={row} onDownload={() => download(row)} />,
    width: 8,
    grow: 0,
  };
}
