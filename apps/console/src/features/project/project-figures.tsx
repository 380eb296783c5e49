import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Project, ProjectMetrics } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';
import { Stat, statRow } from '../../ui/card.tsx';
import { Hint } from '../../ui/hint.tsx';
import { isUnseen } from '../coverage/coverage-status.ts';
import { ExploitedFigure } from '../coverage/covered-figure.tsx';
import { FindingCount } from '../metrics/finding-count.tsx';
import { ViolationBar } from '../metrics/violation-bar.tsx';
import { coverageQuery } from './project.data.ts';
import { findingCountQuery } from './project-counts.data.ts';

/** The figures of a project besides its severities, each linked to its list. */
export function ProjectFigures({
  project,
  metrics,
}: {
  project: Project;
  metrics: ProjectMetrics | undefined;
}) {
  const { t } = useLingui();
  const { uuid } = project;
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const { data: coverage } = useQuery(coverageQuery(uuid));
  const found = metrics ? metrics.findingsTotal + metrics.suppressed : 0;
  return (
    <div className={statRow}>
      {isUnseen(coverage, found) ? null : <FoundFigures project={project} metrics={metrics} />}
      <Stat
        label={t`Components`}
        value={<Linked path={paths.projectTab(uuid, 'components')} value={metrics?.components} />}
      />
      <Stat
        label={t`Not covered`}
        value={<Linked path={paths.project(uuid, { dialog: 'coverage' })} value={coverage?.blind} />}
      />
      {seesViolations && metrics?.policyViolationsTotal ? (
        <Stat
          label={t`Policy violations`}
          value={
            <Linked
              path={paths.projectTab(uuid, 'policyViolations', { all: true })}
              value={metrics.policyViolationsTotal}
            />
          }
          note={<ViolationBar counts={metrics} />}
        />
      ) : null}
    </div>
  );
}

function FoundFigures({ project, metrics }: { project: Project; metrics: ProjectMetrics | undefined }) {
  const { t } = useLingui();
  const { uuid } = project;
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  return (
    <>
      <Stat
        label={t`Findings`}
        hint={
          <Hint
            label={t`Findings`}
            text={t`Counts every report of a source. Severities count each vulnerability once per component, no matter how many sources report it.`}
          />
        }
        value={
          <Counted
            uuid={uuid}
            filter={{ everyRecord: true }}
            count={metrics?.findingsTotal}
            name={t`Findings`}
          />
        }
      />
      {seesFindings ? <FilteredFindings project={project} /> : null}
      <Stat
        label={t`Not audited`}
        value={
          <Counted
            uuid={uuid}
            filter={{ state: ['NOT_SET', 'IN_TRIAGE'], everyRecord: true }}
            count={metrics?.findingsUnaudited}
            name={t`Not audited`}
          />
        }
      />
    </>
  );
}

interface CountedProps {
  uuid: string;
  filter: Parameters<typeof paths.projectTab>[2];
  count: number | undefined;
  name: string;
}

function Counted({ uuid, filter, count, name }: CountedProps) {
  const format = useFormat();
  if (count === undefined) return format.number(undefined);
  const label = `${name}: ${format.number(count)}`;
  return (
    <FindingCount
      project={uuid}
      filter={filter}
      count={count}
      label={label}
      className="text-fg hover:underline"
    />
  );
}

function FilteredFindings({ project }: { project: Project }) {
  const { t } = useLingui();
  const { uuid } = project;
  const { data: coverage } = useQuery(coverageQuery(uuid));
  const exploited = useQuery(findingCountQuery(project, { exploited: true })).data;
  const since = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const fresh = useQuery(findingCountQuery(project, { foundSince: since })).data;
  return (
    <>
      <Stat
        label={t`Known exploited`}
        value={
          <ExploitedFigure exploited={exploited ?? 0} unread={coverage?.exploitedUnread}>
            <Counted uuid={uuid} filter={{ exploited: true }} count={exploited} name={t`Known exploited`} />
          </ExploitedFigure>
        }
      />
      <Stat
        label={t`New since yesterday`}
        value={<Counted uuid={uuid} filter={{ found: '1d' }} count={fresh} name={t`New since yesterday`} />}
      />
    </>
  );
}

function Linked({ path, value }: { path: AppPath; value: number | undefined }) {
  const format = useFormat();
  const text = format.number(value);
  if (!value) return <span className="text-muted">{text}</span>;
  return (
    <AppLink path={path} className="text-fg hover:underline">
      {text}
    </AppLink>
  );
}
