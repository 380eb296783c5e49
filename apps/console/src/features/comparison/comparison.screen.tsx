import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, Outlet, useLocation } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { TabLinks, useGo } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/form.tsx';
import { Select } from '../../ui/inputs.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { projectQuery } from '../project/project.data.ts';
import { type ComparedPair, useComparedPair } from './compared-pair.ts';
import { comparisonQuery } from './comparison.data.ts';

export const route = createLazyRoute('/screen/projects/$uuid/compare')({ component: ComparisonScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/compare');

const otherParts = ['findings', 'violations', 'licenses'] as const;
type Part = 'components' | (typeof otherParts)[number];

function pathOf({ from, to }: ComparedPair, part: Part): AppPath {
  const search = { with: from };
  return part === 'components'
    ? paths.projectTab(to, 'compare', search)
    : paths.projectComparison(to, part, search);
}

/** The changes between two versions of a project. */
function ComparisonScreen() {
  const { t } = useLingui();
  const pair = useComparedPair();
  if (!pair) {
    return (
      <EmptyState title={t`No other version`}>
        {t`A project with several versions shows here what changed from one to another.`}
      </EmptyState>
    );
  }
  return (
    <>
      <VersionChoice pair={pair} />
      <Parts pair={pair} />
      <div style={{ '--above-table': '24rem' } as CSSProperties}>
        <Outlet />
      </div>
    </>
  );
}

function VersionChoice({ pair }: { pair: ComparedPair }) {
  const { t } = useLingui();
  const go = useGo();
  const headingId = useId();
  const { uuid } = routeApi.useParams();
  const { pathname } = useLocation();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  const versions = project.versions ?? [];
  const part = otherParts.find((name) => pathname.endsWith(`/${name}`)) ?? 'components';
  const compare = (next: ComparedPair) => go(pathOf(next, part));
  const options = (taken: string) =>
    versions.map(({ uuid: value, version, active }) => {
      const name = version ?? t`No version`;
      return { value, label: active ? name : t`${name} (inactive)`, disabled: value === taken };
    });
  return (
    <section aria-labelledby={headingId} className="mb-4 flex flex-wrap items-end gap-3">
      <h2 id={headingId} className="sr-only">
        {t`Compared versions`}
      </h2>
      <div className="min-w-36 flex-1 sm:max-w-64">
        <FieldFrame label={t`From version`} error={undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              value={pair.from}
              options={options(pair.to)}
              onChange={(event) => compare({ ...pair, from: event.target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <IconButton
        label={t`Swap versions`}
        icon={<ArrowLeftRight className="size-4" aria-hidden />}
        onClick={() => compare({ from: pair.to, to: pair.from })}
      />
      <div className="min-w-36 flex-1 sm:max-w-64">
        <FieldFrame label={t`To version`} error={undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              value={pair.to}
              options={options(pair.from)}
              onChange={(event) => compare({ ...pair, to: event.target.value })}
            />
          )}
        </FieldFrame>
      </div>
    </section>
  );
}

/** Components, findings, violations and licenses, each with how many changed. */
function Parts({ pair }: { pair: ComparedPair }) {
  const { t } = useLingui();
  const format = useFormat();
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const { data } = useQuery(comparisonQuery(pair));
  const changes = (plus = 0, minus = 0, other = 0) =>
    [
      plus > 0 ? `+${format.number(plus)}` : '',
      minus > 0 ? `−${format.number(minus)}` : '',
      other > 0 ? `~${format.number(other)}` : '',
    ]
      .filter(Boolean)
      .join(' ') || format.number(0);
  const { components, findings, violations, licenses } = data ?? {};
  const tabs = [
    {
      path: pathOf(pair, 'components'),
      label: t`Components`,
      exact: true,
      count: components && changes(components.added, components.removed, components.changed),
    },
    ...(seesFindings
      ? [
          {
            path: pathOf(pair, 'findings'),
            label: t`Findings`,
            count: findings && changes(findings.new, findings.gone),
          },
        ]
      : []),
    ...(seesViolations
      ? [
          {
            path: pathOf(pair, 'violations'),
            label: t`Policy violations`,
            count: violations && changes(violations.new, violations.gone),
          },
        ]
      : []),
    {
      path: pathOf(pair, 'licenses'),
      label: t`Licenses`,
      count: licenses && changes(licenses.added, licenses.removed),
    },
  ];
  return <TabLinks label={t`Comparison`} tabs={tabs} />;
}
