import { useLingui } from '@lingui/react/macro';
import { Download, X } from 'lucide-react';
import { Button, IconButton } from '../button.tsx';
import { type CsvSource, useCsv } from './use-csv.ts';

/** Downloads what the table shows, all its pages; while that goes on it says how far it is, and ends it. */
export function CsvButton<Row>(source: CsvSource<Row>) {
  const { t, i18n } = useLingui();
  const csv = useCsv(source);
  if (csv.progress === undefined) {
    return (
      <IconButton
        variant="secondary"
        label={t`Download CSV`}
        icon={<Download className="size-4" aria-hidden />}
        onClick={() => void csv.start()}
      />
    );
  }
  const { done, total } = csv.progress;
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(
    total === 0 ? 0 : done / total,
  );
  return (
    <span className="inline-flex items-center gap-1">
      <span role="status" className="text-xs text-muted tabular-nums">{t`CSV ${percent}`}</span>
      <Button
        className="w-8 px-0!"
        aria-label={t`Cancel download`}
        title={t`Cancel download`}
        onClick={csv.cancel}
      >
        <X className="size-4" aria-hidden />
      </Button>
    </span>
  );
}
