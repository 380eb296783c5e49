// Public to other features.
import { Plural } from '@lingui/react/macro';
import type { UncoveredComponent } from '@waybill/api-contract';
import { EyeOff } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useBlindSpotTexts } from './blind-spot-text.ts';

type SilentRecord = UncoveredComponent['records'][number];

/** A record that cannot tell, which leads to why. */
export function RecordLink({ row, record }: { row: UncoveredComponent; record: SilentRecord }) {
  const mayAsk = useCapability('VIEW_VULNERABILITY').allowed;
  const { source, vulnId } = record;
  if (!mayAsk) return vulnId;
  const question = { component: row.uuid, vulnerability: `${source}/${vulnId}` };
  return <AppLink path={paths.projectWhy(row.project.uuid, question)}>{vulnId}</AppLink>;
}

/** The listed records of a component, and the number of further ones. */
export function RecordLinks({ row, className }: { row: UncoveredComponent; className: string }) {
  const rest = row.recordCount - row.records.length;
  return (
    <ul className={className}>
      {row.records.map((record) => (
        <li key={`${record.source}/${record.vulnId}`}>
          <RecordLink row={row} record={record} />
        </li>
      ))}
      {rest > 0 ? (
        <li className="text-muted">
          <Plural value={rest} one="and # more" other="and # more" />
        </li>
      ) : null}
    </ul>
  );
}

/** Says beside the findings of a component that there are records which cannot tell about it. */
export function UndecidedNote({ row }: { row: UncoveredComponent }) {
  const textOf = useBlindSpotTexts();
  if (row.recordCount === 0) return null;
  const cause = row.causes.find(({ action }) => action.code === 'check_records');
  return (
    <div role="note" className="mb-3 flex gap-2 rounded-md bg-warning-soft px-3 py-2 wrap-anywhere">
      <EyeOff className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <div className="min-w-0">
        <p>
          <Plural
            value={row.recordCount}
            one="Waybill can't tell from # record whether this component is affected."
            other="Waybill can't tell from # records whether this component is affected."
          />{' '}
          {cause ? textOf(cause).advice : null}
        </p>
        <RecordLinks row={row} className="mt-0.5 flex flex-wrap gap-x-3 gap-y-1" />
      </div>
    </div>
  );
}
