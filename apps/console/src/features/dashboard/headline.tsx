import { Trans, useLingui } from '@lingui/react/macro';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Stat } from '../../ui/card.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { Hint } from '../../ui/hint.tsx';
import { courseOf } from '../metrics/metric-charts.ts';

interface HeadlineProps {
  metrics: readonly PortfolioMetrics[];
  now: PortfolioMetrics;
}

/** The four numbers that say how the portfolio stands, with their course. */
export function Headline({ metrics, now }: HeadlineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const chart = (id: Parameters<typeof courseOf>[1]) => <Sparkline data={courseOf(metrics, id)} />;
  // The figures are sums over the projects, so their list makes them up.
  const list = (column: string, value: number) => (
    <AppLink path={paths.projects({ flat: true, sort: `-${column}` })} className="text-fg hover:underline">
      {format.number(value)}
    </AppLink>
  );
  const projects = format.number(now.projects);
  const components = format.number(now.components);
  const suppressed = format.number(now.suppressed);
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Stat
        label={t`Vulnerabilities`}
        hint={
          <Hint
            label={t`Vulnerabilities`}
            text={t`Each vulnerability counts once per component, no matter how many sources report it. Findings count every report, so there can be more of them.`}
          />
        }
        value={list('metrics.vulnerabilities', now.vulnerabilities)}
        note={<Trans>{suppressed} suppressed</Trans>}
        chart={chart('vulnerabilities')}
      />
      <Stat
        label={t`Projects at risk`}
        value={list('metrics.vulnerabilities', now.vulnerableProjects)}
        note={<Trans>of {projects} projects</Trans>}
        chart={chart('vulnerableProjects')}
      />
      <Stat
        label={t`Vulnerable components`}
        value={list('metrics.vulnerabilities', now.vulnerableComponents)}
        note={<Trans>of {components} components</Trans>}
        chart={chart('vulnerableComponents')}
      />
      <Stat
        label={t`Inherited risk score`}
        value={list('lastInheritedRiskScore', now.inheritedRiskScore)}
        note={t`Sum of all findings, weighted by severity`}
        chart={chart('inheritedRiskScore')}
      />
    </div>
  );
}
