import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PortfolioMetrics } from '@waybill/api-contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Stat } from '../../ui/card.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { attentionQuery } from '../attention/attention.data.ts';
import { seenOfProject } from '../coverage/coverage-status.ts';
import { CoveredFigure } from '../coverage/covered-figure.tsx';
import { courseOf } from '../metrics/metric-charts.ts';
import { ViolationBar } from '../metrics/violation-bar.tsx';

interface HeadlineProps {
  metrics: readonly PortfolioMetrics[];
  now: PortfolioMetrics;
}

/** The numbers that say how the portfolio stands, with their course. */
export function Headline({ metrics, now }: HeadlineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { data: attention, isPending } = useQuery(attentionQuery);
  const hasViolations = useCapability('VIEW_POLICY_VIOLATION').allowed && now.policyViolationsTotal > 0;
  const chart = (id: Parameters<typeof courseOf>[1]) => <Sparkline data={courseOf(metrics, id)} />;
  const found = now.findingsTotal + now.suppressed;
  // While projects are still to be counted it is not known yet that there is nothing.
  const coverage =
    attention?.pending && attention.coverage.status === 'EMPTY'
      ? seenOfProject(undefined)
      : attention?.coverage;
  /** A zero is shown when it is known that somebody looked. */
  const seen = (figure: ReactNode) =>
    found === 0 && isPending ? (
      <Skeleton className="h-8 w-16" />
    ) : (
      <CoveredFigure coverage={coverage} found={found}>
        {figure}
      </CoveredFigure>
    );
  // The figures are sums over the projects, so their list makes them up.
  const list = (column: string, value: number) => (
    <AppLink path={paths.projects({ flat: true, sort: `-${column}` })} className="text-fg hover:underline">
      {format.number(value)}
    </AppLink>
  );
  const projects = format.number(now.projects);
  const components = format.number(now.components);
  const findings = format.number(now.findingsTotal);
  const suppressed = format.number(now.suppressed);
  return (
    <div className={clsx('grid grid-cols-2 gap-3', hasViolations ? 'xl:grid-cols-5' : 'xl:grid-cols-4')}>
      <Stat
        label={t`Vulnerabilities`}
        hint={
          <Hint
            label={t`Vulnerabilities`}
            text={t`Each vulnerability counts once per component, no matter how many sources report it. Findings count every report, so there can be more of them.`}
          />
        }
        value={seen(list('metrics.vulnerabilities', now.vulnerabilities))}
        note={
          <Trans>
            {findings} findings, {suppressed} suppressed
          </Trans>
        }
        chart={chart('vulnerabilities')}
      />
      <Stat
        label={t`Projects at risk`}
        value={seen(list('metrics.vulnerabilities', now.vulnerableProjects))}
        note={<Trans>of {projects} projects</Trans>}
        chart={chart('vulnerableProjects')}
      />
      <Stat
        label={t`Vulnerable components`}
        value={seen(list('metrics.vulnerabilities', now.vulnerableComponents))}
        note={<Trans>of {components} components</Trans>}
        chart={chart('vulnerableComponents')}
      />
      <Stat
        label={t`Inherited risk score`}
        value={seen(list('lastInheritedRiskScore', now.inheritedRiskScore))}
        note={t`Sum of all findings, weighted by severity`}
        chart={chart('inheritedRiskScore')}
      />
      {hasViolations ? (
        <Stat
          label={t`Policy violations`}
          value={
            <AppLink path={paths.policyViolationAudit({ all: true })} className="text-fg hover:underline">
              {format.number(now.policyViolationsTotal)}
            </AppLink>
          }
          note={<ViolationBar counts={now} />}
          chart={chart('policyViolationsTotal')}
        />
      ) : null}
    </div>
  );
}
