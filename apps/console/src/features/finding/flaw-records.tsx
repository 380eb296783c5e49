import { useLingui } from '@lingui/react/macro';
import type { FlawRecord } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBadge } from '../../ui/badge.tsx';
import { SourceChip } from '../vulnerability/source-chip.tsx';

/** The records of a flaw below each other, each with what it says itself. */
export function FlawRecords({ records }: { records: readonly FlawRecord[] }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {records.map((record) => (
        <li key={record.uuid} className="flex flex-col gap-1 px-3 py-2">
          <Head record={record} />
          {record.title ? <p className="text-xs wrap-anywhere">{record.title}</p> : null}
          {record.cvssVector ? (
            <code className="font-mono text-xs text-muted wrap-anywhere">{record.cvssVector}</code>
          ) : null}
          <Dates record={record} />
        </li>
      ))}
    </ul>
  );
}

function Head({ record }: { record: FlawRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const { source, vulnId, severity, cvss, rejected } = record;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <SourceChip source={source} />
      <AppLink path={paths.vulnerability(source, vulnId)}>{vulnId}</AppLink>
      {rejected === undefined ? null : <Badge tone="warning">{t`Withdrawn`}</Badge>}
      <span className="ms-auto flex items-center gap-1.5">
        {severity === 'UNASSIGNED' ? (
          <span className="text-xs text-muted">{t`says no severity`}</span>
        ) : (
          <SeverityBadge severity={severity} />
        )}
        {cvss === undefined ? null : <span className="font-medium tabular-nums">{format.number(cvss)}</span>}
      </span>
    </p>
  );
}

function Dates({ record: { published, updated, rejected } }: { record: FlawRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const publishedOn = format.date(published);
  const updatedOn = format.date(updated);
  const withdrawnOn = format.date(rejected);
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      {published === undefined ? null : <span>{t`published on ${publishedOn}`}</span>}
      {updated === undefined ? null : <span>{t`updated on ${updatedOn}`}</span>}
      {rejected === undefined ? null : <span>{t`withdrawn on ${withdrawnOn}`}</span>}
    </p>
  );
}
