import { clsx } from 'clsx';
import { useFormat } from '../../lib/format.ts';
import { type Severity, severities, useSeverityLabels } from '../../ui/badge.tsx';

export const fills: Record<Severity, string> = {
  CRITICAL: 'bg-critical-fill',
  HIGH: 'bg-high-fill',
  MEDIUM: 'bg-medium-fill',
  LOW: 'bg-low-fill',
  INFO: 'bg-info-fill',
  UNASSIGNED: 'bg-unassigned-fill',
};

/** The number of findings per severity, in compact form. */
export function FindingMarks({ findings }: { findings: Partial<Record<Severity, number>> }) {
  const labels = useSeverityLabels();
  const format = useFormat();
  return (
    <span className="flex shrink-0 gap-1.5 text-xs tabular-nums">
      {severities
        .filter((severity) => findings[severity])
        .map((severity) => (
          <span key={severity} title={labels[severity]} className="flex items-center gap-0.5">
            <span className={clsx('size-1.5 rounded-full', fills[severity])} aria-hidden />
            <span className="sr-only">{labels[severity]}</span>
            {format.number(findings[severity])}
          </span>
        ))}
    </span>
  );
}
