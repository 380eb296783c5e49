import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useFormat } from '../../lib/format.ts';
import { SeverityBadge, severities } from '../../ui/badge.tsx';
import { Card, Stat } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { portfolioMetricsQuery } from './dashboard.data.ts';

export const route = createLazyRoute('/screen/dashboard')({ component: DashboardScreen });

function DashboardScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useSuspenseQuery(portfolioMetricsQuery);
  if (!data)
    return <EmptyState title={t`No figures yet`}>{t`They appear with the first project.`}</EmptyState>;
  const counts = { ...data, info: 0 };
  const vulnerableProjects = format.number(data.vulnerableProjects);
  const vulnerableComponents = format.number(data.vulnerableComponents);
  return (
    <>
      <PageHeader title={t`Dashboard`} />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Stat label={t`Vulnerabilities`} value={format.number(data.vulnerabilities)} />
        <Stat
          label={t`Projects`}
          value={format.number(data.projects)}
          note={t`${vulnerableProjects} vulnerable`}
        />
        <Stat
          label={t`Components`}
          value={format.number(data.components)}
          note={t`${vulnerableComponents} vulnerable`}
        />
        <Stat label={t`Inherited risk score`} value={format.number(data.inheritedRiskScore)} />
      </div>
      <Card title={t`By severity`} className="mt-3">
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {severities
            .filter((severity) => severity !== 'INFO')
            .map((severity) => (
              <li key={severity} className="flex items-center gap-2">
                <SeverityBadge severity={severity} />
                <span className="tabular-nums">
                  {format.number(counts[severity.toLowerCase() as Lowercase<typeof severity>])}
                </span>
              </li>
            ))}
        </ul>
      </Card>
    </>
  );
}
