import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { severities, useSeverityLabels } from '../../ui/badge.tsx';
import { fills } from './finding-marks.tsx';
import { isOutdated, type PackageNode } from './project-graph.ts';

/** Explains the signs that occur in this graph's boxes. */
export function GraphLegend({ nodes }: { nodes: readonly PackageNode[] }) {
  const { t } = useLingui();
  const labels = useSeverityLabels();
  const found = severities.filter((severity) => nodes.some((node) => node.findings[severity]));
  const hasOutdated = nodes.some(isOutdated);
  if (found.length === 0 && !hasOutdated) return null;
  return (
    <ul aria-label={t`Legend`} className="ms-auto flex flex-wrap gap-x-3">
      {found.map((severity) => (
        <li key={severity} className="flex items-center gap-1">
          <span className={clsx('h-3 w-1 rounded-s', fills[severity])} aria-hidden />
          {labels[severity]}
        </li>
      ))}
      {hasOutdated ? (
        <li className="flex items-center gap-0.5">
          <ArrowUp className="size-3.5 text-warning" strokeWidth={2.5} aria-hidden />
          {t`Outdated`}
        </li>
      ) : null}
    </ul>
  );
}
