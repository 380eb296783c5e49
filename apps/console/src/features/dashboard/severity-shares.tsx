import { useLingui } from '@lingui/react/macro';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { BarList } from '../../ui/charts/bar-list.tsx';

/** How the findings of now are spread over the severities. */
export function SeverityShares({ now }: { now: PortfolioMetrics }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useSeverityLabels();
  const rows = [
    { tone: 'critical', severity: 'CRITICAL', label: labels.CRITICAL, value: now.critical },
    { tone: 'high', severity: 'HIGH', label: labels.HIGH, value: now.high },
    { tone: 'medium', severity: 'MEDIUM', label: labels.MEDIUM, value: now.medium },
    { tone: 'low', severity: 'LOW', label: labels.LOW, value: now.low },
    { tone: 'unassigned', severity: 'UNASSIGNED', label: labels.UNASSIGNED, value: now.unassigned },
  ] as const;
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card title={t`By severity`}>
      <BarList
        total={total}
        items={rows.map(({ severity, ...row }) => ({
          ...row,
          id: row.tone,
          label: (
            <AppLink
              path={paths.vulnerabilities({ severity: [severity] })}
              className="text-fg hover:underline"
            >
              {row.label}
            </AppLink>
          ),
          text: format.number(row.value),
          share: format.share(total === 0 ? 0 : row.value / total),
        }))}
      />
    </Card>
  );
}
