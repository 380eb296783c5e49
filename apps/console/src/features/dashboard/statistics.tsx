import { useLingui } from '@lingui/react/macro';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';

/** All counters of the portfolio. */
export function Statistics({ now }: { now: PortfolioMetrics }) {
  const { t } = useLingui();
  const format = useFormat();
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const violations: [string, number][] = [
    [t`Policy violations`, now.policyViolationsTotal],
    [t`License violations`, now.policyViolationsLicenseTotal],
    [t`Operational violations`, now.policyViolationsOperationalTotal],
    [t`Security violations`, now.policyViolationsSecurityTotal],
  ];
  const rows: [string, number][] = [
    [t`Projects`, now.projects],
    [t`Vulnerable projects`, now.vulnerableProjects],
    [t`Components`, now.components],
    [t`Vulnerable components`, now.vulnerableComponents],
    [t`Vulnerabilities`, now.vulnerabilities],
    [t`Findings`, now.findingsTotal],
    [t`Suppressed findings`, now.suppressed],
    ...(seesViolations ? violations : []),
  ];
  return (
    <Card title={t`Statistics`}>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
