import { useLingui } from '@lingui/react/macro';
import type { SeverityCounts } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { SeverityBar } from '../../ui/badge.tsx';

/** Informational ones are counted as low. */
export function severitiesOf(counts: SeverityCounts) {
  return {
    CRITICAL: counts.critical,
    HIGH: counts.high,
    MEDIUM: counts.medium,
    LOW: counts.low,
    UNASSIGNED: counts.unassigned,
  };
}

export function totalOf({ critical, high, medium, low, unassigned }: SeverityCounts): number {
  return critical + high + medium + low + unassigned;
}

/** The new findings of a project by severity, leading to the list of them. */
export function NewFindings({ project, counts }: { project: string; counts: SeverityCounts }) {
  const { t } = useLingui();
  const { allowed } = useCapability('VIEW_VULNERABILITY');
  const total = totalOf(counts);
  const bar = <SeverityBar counts={severitiesOf(counts)} compact />;
  if (total === 0 || !allowed) return bar;
  return (
    <AppLink
      path={paths.projectTab(project, 'findings', { found: '1d', all: true })}
      className="inline-flex rounded hover:ring-1 hover:ring-line-strong"
    >
      <span className="sr-only">{t`New findings: ${total}`}</span> {bar}
    </AppLink>
  );
}
