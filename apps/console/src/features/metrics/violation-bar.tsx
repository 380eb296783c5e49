// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { DependencyMetrics } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { useFormat } from '../../lib/format.ts';

type ViolationCounts = Pick<
  DependencyMetrics,
  'policyViolationsFail' | 'policyViolationsWarn' | 'policyViolationsInfo'
>;

/** Violations by the state of their policy as one bar with its numbers; the words are in the accessible name. */
export function ViolationBar({ counts }: { counts: ViolationCounts | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!counts) return <span className="text-muted">{format.number(undefined)}</span>;
  const states = [
    { label: t`Failures`, count: counts.policyViolationsFail, look: 'bg-danger-soft text-danger' },
    { label: t`Warnings`, count: counts.policyViolationsWarn, look: 'bg-warning-soft text-warning' },
    { label: t`Informational`, count: counts.policyViolationsInfo, look: 'bg-accent-soft text-accent' },
  ].filter(({ count }) => count > 0);
  if (states.length === 0) return <span className="text-muted tabular-nums">{format.number(0)}</span>;
  const text = states.map(({ label, count }) => `${label}: ${format.number(count)}`).join(', ');
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className="inline-flex max-w-full overflow-hidden rounded text-xs tabular-nums"
    >
      {states.map(({ label, count, look }) => (
        <span key={label} className={clsx('min-w-7 px-1 py-0.5 text-center', look)}>
          {format.number(count)}
        </span>
      ))}
    </span>
  );
}
