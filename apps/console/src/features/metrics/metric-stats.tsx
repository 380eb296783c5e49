// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { DependencyMetrics } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { SeverityBadge, severities } from '../../ui/badge.tsx';
import { Stat } from '../../ui/card.tsx';
import { severityCounts } from './severity-counts.ts';

/** The five severities and the risk score, as they are now. */
export function MetricStats({ metrics }: { metrics: DependencyMetrics | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const counts = severityCounts(metrics);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {severities.map((severity) =>
        severity === 'INFO' ? null : (
          <Stat
            key={severity}
            label={<SeverityBadge severity={severity} />}
            value={format.number(counts[severity])}
          />
        ),
      )}
      <Stat label={t`Risk score`} value={format.number(metrics?.inheritedRiskScore ?? 0)} />
    </div>
  );
}
