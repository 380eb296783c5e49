import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuditLogEntry } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import type { Column } from '../../ui/table/types.ts';
import { useActionLabel } from './audit-log-words.ts';

function TimeCell({ entry }: { entry: AuditLogEntry }) {
  return useFormat().dateTime(entry.at);
}

function ActionCell({ entry }: { entry: AuditLogEntry }) {
  const { t } = useLingui();
  const label = useActionLabel()(entry.action);
  if (entry.leftOut === undefined) return <span title={entry.action}>{label}</span>;
  const count = entry.leftOut;
  return <span title={entry.action}>{t`${label}, ${count} more`}</span>;
}

/** The members of the detail behind each other; the names of things come first. */
function detailText(detail: AuditLogEntry['detail']): string {
  return Object.entries(detail ?? {})
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

export const auditLogColumns: readonly Column<AuditLogEntry>[] = [
  {
    id: 'at',
    header: msg`Time`,
    value: (entry) => entry.at,
    cell: (entry) => <TimeCell entry={entry} />,
    csv: (entry) => new Date(entry.at).toISOString(),
    required: true,
    width: 13,
    grow: 0,
    narrow: { place: 2, width: 13 },
  },
  {
    id: 'action',
    header: msg`Event`,
    value: (entry) => entry.action,
    cell: (entry) => <ActionCell entry={entry} />,
    width: 12,
    narrow: { place: 1, width: 12 },
  },
  { id: 'actor', header: msg`Actor`, value: (entry) => entry.actor, width: 9 },
  { id: 'address', yields: 2, header: msg`Address`, value: (entry) => entry.address, width: 9 },
  { id: 'target', yields: 1, header: msg`Target`, value: (entry) => entry.target, width: 14, grow: 2 },
  {
    id: 'detail',
    yields: 3,
    header: msg`Details`,
    value: (entry) => detailText(entry.detail),
    width: 14,
    grow: 3,
  },
];
