import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ComparisonDay, ImportComparison } from '@waybill/api-contract';
import { addressOf } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useLocalTable } from '../../lib/use-local-table.ts';
import { Card, Stat, statRow } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';

/** The figures of the last comparison. */
export function ComparisonFigures({ comparison }: { comparison: ImportComparison }) {
  const { t } = useLingui();
  const format = useFormat();
  const {
    days: [latest],
    agreedDays,
  } = comparison;
  const shown = (count: number | undefined) => (count === undefined ? '–' : format.number(count));
  return (
    <div className={statRow}>
      <Stat label={t`In both`} value={shown(latest?.bothSides)} />
      <Stat label={t`Only in Dependency-Track`} value={shown(latest?.onlyThere)} />
      <Stat label={t`Only in Waybill`} value={shown(latest?.onlyHere)} />
      <Stat label={t`No known cause`} value={shown(latest?.withoutCause)} />
      <Stat label={t`To look at`} value={shown(latest?.toLookAt)} />
      <Stat label={t`Days of agreement`} value={format.number(agreedDays)} />
    </div>
  );
}

const columns: readonly Column<ComparisonDay>[] = [
  {
    id: 'day',
    header: msg`Day`,
    value: (row) => row.day,
    required: true,
    width: 8,
    narrow: { place: 1, width: 8 },
  },
  { id: 'bothSides', header: msg`In both`, value: (row) => row.bothSides, kind: 'number', width: 7 },
  {
    id: 'onlyThere',
    header: msg`Only in Dependency-Track`,
    value: (row) => row.onlyThere,
    kind: 'number',
    width: 9,
  },
  { id: 'onlyHere', header: msg`Only in Waybill`, value: (row) => row.onlyHere, kind: 'number', width: 9 },
  {
    id: 'toLookAt',
    header: msg`To look at`,
    value: (row) => row.toLookAt,
    kind: 'number',
    width: 7,
    narrow: { place: 2, width: 7 },
  },
  {
    id: 'uploads',
    header: msg`Uploads received`,
    value: (row) => row.uploads,
    kind: 'number',
    width: 8,
    narrow: { place: 3, width: 7 },
  },
];

/** How both compared on each day. */
export function AgreementDays({ days }: { days: readonly ComparisonDay[] }) {
  const { t } = useLingui();
  const table = useLocalTable({ prefix: 'ComparisonDays', sort: { id: 'day', descending: true } });
  return (
    <DataTable
      label={t`Comparisons by day`}
      columns={columns}
      rowId={(row) => row.day}
      rows={{ mode: 'client', rows: days }}
      controller={table}
    />
  );
}

/** How uploads of the other installation come here as well, and what came so far. */
export function ShadowCard({ shadow }: { shadow: ImportComparison['shadow'] }) {
  const { t } = useLingui();
  const format = useFormat();
  const address = addressOf('POST /api/waybill/v1/import/dt/bom');
  return (
    <Card title={t`Uploads of Dependency-Track`}>
      <p className="mb-2">
        {t`To send every upload to both, create an alert in Dependency-Track with the event BOM_PROCESSED and the publisher Outbound Webhook. Enter this address as its destination, and an API key of Waybill with BOM_UPLOAD as its token.`}
      </p>
      <div className="flex items-start gap-2">
        <code className="min-w-0 flex-1 text-xs wrap-anywhere">{address}</code>
        <CopyButton text={address} label={t`Copy address`} />
      </div>
      {shadow === undefined ? (
        <p className="mt-3 text-muted">{t`Nothing has been received yet.`}</p>
      ) : (
        <p className="mt-3">
          <Plural value={shadow.uploads} one="# BOM received" other="# BOMs received" />
          {' · '}
          <Plural value={shadow.refused} one="# message refused" other="# messages refused" />
          {' · '}
          {t`Last one: ${format.dateTime(shadow.lastAt)}`}
        </p>
      )}
      {shadow?.lastRefusal === undefined ? null : (
        <p className="mt-1 text-muted wrap-anywhere">{t`Last refusal: ${shadow.lastRefusal}`}</p>
      )}
    </Card>
  );
}
