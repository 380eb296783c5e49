import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { compactCount } from './compact-count.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-subtle text-fg',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

const shape =
  'inline-flex max-w-full items-center gap-1.5 rounded px-1.5 py-0.5 text-xs font-medium whitespace-nowrap';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={clsx(shape, tones[tone])}>{children}</span>;
}

export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;
export type Severity = (typeof severities)[number];

const severityLook: Record<Severity, { text: string; fill: string }> = {
  CRITICAL: { text: 'bg-critical-soft text-critical', fill: 'bg-critical-fill' },
  HIGH: { text: 'bg-high-soft text-high', fill: 'bg-high-fill' },
  MEDIUM: { text: 'bg-medium-soft text-medium', fill: 'bg-medium-fill' },
  LOW: { text: 'bg-low-soft text-low', fill: 'bg-low-fill' },
  INFO: { text: 'bg-info-soft text-info', fill: 'bg-info-fill' },
  UNASSIGNED: { text: 'bg-unassigned-soft text-unassigned', fill: 'bg-unassigned-fill' },
};

/** Converts the server's severity. An unknown value becomes unassigned. */
export function toSeverity(value: string | null | undefined): Severity {
  return severities.find((severity) => severity === value?.toUpperCase()) ?? 'UNASSIGNED';
}

/** The names of the severities in the user's language. */
export function useSeverityLabels(): Record<Severity, string> {
  const { t } = useLingui();
  return {
    CRITICAL: t`Critical`,
    HIGH: t`High`,
    MEDIUM: t`Medium`,
    LOW: t`Low`,
    INFO: t`Info`,
    UNASSIGNED: t`Unassigned`,
  };
}

export function SeverityBadge({ severity }: { severity: Severity }) {
  const labels = useSeverityLabels();
  const look = severityLook[severity];
  return (
    <span className={clsx(shape, look.text)}>
      <span className={clsx('size-1.5 shrink-0 rounded-full', look.fill)} aria-hidden />
      <span className="truncate">{labels[severity]}</span>
    </span>
  );
}

export interface SeverityBarProps {
  counts: Partial<Record<Severity, number>>;
  /** In little room, such as a cell: large numbers are shortened, the exact ones are in the title. */
  compact?: boolean;
}

/** Counts per severity as one bar with its numbers; the words are in the accessible name. */
export function SeverityBar({ counts, compact = false }: SeverityBarProps) {
  const { i18n } = useLingui();
  const labels = useSeverityLabels();
  const shown = severities.filter((severity) => (counts[severity] ?? 0) > 0);
  if (shown.length === 0) return <span className="text-muted tabular-nums">{i18n.number(0)}</span>;
  const exact = (severity: Severity) => i18n.number(counts[severity] ?? 0);
  const text = shown.map((severity) => `${labels[severity]}: ${exact(severity)}`).join(', ');
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className="inline-flex max-w-full overflow-hidden rounded text-xs tabular-nums"
    >
      {shown.map((severity) => (
        <span
          key={severity}
          className={clsx(
            'py-0.5 text-center',
            // On a narrow screen five of them have room, each with three digits.
            compact ? 'min-w-5 px-1 sm:min-w-7' : 'min-w-7 px-1.5',
            severityLook[severity].text,
          )}
        >
          {compact ? compactCount(counts[severity] ?? 0, i18n.locale) : exact(severity)}
        </span>
      ))}
    </span>
  );
}
