import { useLingui } from '@lingui/react/macro';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { BarList } from '../../ui/charts/bar-list.tsx';

/** How the findings of now are spread over the severities. */
export function SeverityShares({ now }: { now: PortfolioMetrics }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useSeverityLabels();
  const rows = [
    { tone: 'critical', label: labels.CRITICAL, value: now.critical },
    { tone: 'high', label: labels.HIGH, value: now.high },
    { tone: 'medium', label: labels.MEDIUM, value: now.medium },
    { tone: 'low', label: labels.LOW, value: now.low },
    { tone: 'unassigned', label: labels.UNASSIGNED, value: now.unassigned },
  ] as const;
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card title={t`By severity`}>
      <BarList
        total={total}
        items={rows.map((row) => ({
          ...row,
          id: row.tone,
          text: format.number(row.value),
          share: format.percent(total === 0 ? 0 : row.value / total),
        }))}
      />
    </Card>
  );
}
