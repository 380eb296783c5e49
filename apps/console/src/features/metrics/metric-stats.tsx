// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { DependencyMetrics } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { SeverityBadge, severities, useSeverityLabels } from '../../ui/badge.tsx';
import { Stat } from '../../ui/card.tsx';
import { FindingCount } from './finding-count.tsx';
import { severityCounts } from './severity-counts.ts';

interface MetricStatsProps {
  metrics: DependencyMetrics | undefined;
  /** Uuid of the project that they are of, whose findings the numbers lead to. */
  project?: string;
}

/** The five severities and the risk score, as they are now. */
export function MetricStats({ metrics, project }: MetricStatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useSeverityLabels();
  const counts = severityCounts(metrics);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {severities.map((severity) =>
        severity === 'INFO' ? null : (
          <Stat
            key={severity}
            label={<SeverityBadge severity={severity} />}
            value={
              project ? (
                <FindingCount
                  project={project}
                  filter={{ severity: severity === 'LOW' ? ['LOW', 'INFO'] : [severity] }}
                  count={counts[severity]}
                  label={`${labels[severity]}: ${format.number(counts[severity])}`}
                  className="text-fg hover:underline"
                />
              ) : (
                format.number(counts[severity])
              )
            }
          />
        ),
      )}
      <Stat label={t`Risk score`} value={format.number(metrics?.inheritedRiskScore ?? 0)} />
    </div>
  );
}
