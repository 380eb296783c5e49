import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { InternalAnalyzer, MatchingWork } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { ProgressLine } from '../../lib/progress-line.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { isUnderWay } from '../source/source.data.ts';
import { SourceProgress } from '../source/source-progress.tsx';
import { sourceStateTones } from '../source/source-words.ts';
import { useTaskLabel } from '../task/task-words.ts';
import { AnalyzeButton } from './analyze-button.tsx';
import { internalAnalyzerQuery, useRunInternal } from './analyzer.data.ts';
import { type StateName, useObstacles, useStateLabels } from './analyzer-words.ts';

/** How our own analyzer fares: when components were last matched, what is matched now, what went wrong and what helps. */
export function InternalState() {
  const { t } = useLingui();
  const { data: analyzer, isError, isPending, refetch } = useQuery(internalAnalyzerQuery);
  return (
    <Card title={t`State`} actions={analyzer ? <RunButton analyzer={analyzer} /> : null}>
      {analyzer ? <State analyzer={analyzer} /> : null}
      {isError && !analyzer ? (
        <ErrorState title={t`Couldn't load the state`} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <Skeleton className="h-32 w-full" /> : null}
    </Card>
  );
}

function State({ analyzer }: { analyzer: InternalAnalyzer }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useStateLabels();
  const obstacles = useObstacles();
  const state = stateOf(analyzer);
  const time = (value: number | undefined) =>
    value === undefined ? t`Never` : <time title={format.dateTime(value)}>{format.relative(value)}</time>;
  return (
    <>
      <div className="mb-3 flex items-center gap-2" role="status">
        <Badge tone={sourceStateTones[state]}>{labels[state]}</Badge>
        {analyzer.enabled ? null : <span className="text-muted">{obstacles.DISABLED}</span>}
      </div>
      <SourceProgress source={{ ...analyzer, title: t`All components` }} />
      {analyzer.work.map((work) => (
        <WorkProgress key={`${work.kind} ${work.source ?? ''}`} work={work} />
      ))}
      <Failures analyzer={analyzer} />
      <Facts
        facts={[
          { label: t`Last match`, value: analyzer.enabled ? time(analyzer.lastMatch) : undefined },
          { label: t`Last run over all components`, value: time(analyzer.lastRun) },
        ]}
      />
    </>
  );
}

/** New components and changed records are matched as they come, so without a run all is well, too. */
function stateOf(analyzer: InternalAnalyzer): StateName {
  if (isUnderWay(analyzer)) return analyzer.state;
  if (!analyzer.enabled) return 'off';
  if (analyzer.work.some(({ running }) => running > 0)) return 'running';
  if (analyzer.work.length > 0) return 'queued';
  if (analyzer.error !== undefined || analyzer.failedProjects > 0) return 'failed';
  return analyzer.lastMatch === undefined ? 'idle' : 'done';
}

function WorkProgress({ work }: { work: MatchingWork }) {
  const { t } = useLingui();
  const labelOf = useTaskLabel();
  const count = work.running + work.queued;
  const label = {
    UPLOAD: t`${plural(count, { one: '# BOM upload', other: '# BOM uploads' })}`,
    PROJECT: t`${plural(count, { one: 'Analysis of # project', other: 'Analysis of # projects' })}`,
    SOURCE: labelOf({ kind: 'source.mirror', ...(work.source ? { subject: work.source } : {}) }),
    PACKAGES: t`Packages of operating systems`,
  }[work.kind];
  return (
    <ProgressLine
      text={work.running > 0 ? label : `${label} · ${t`Waiting to start`}`}
      label={t`${label} progress`}
      percent={work.progress}
    />
  );
}

function Failures({ analyzer }: { analyzer: InternalAnalyzer }) {
  const { t } = useLingui();
  const { error, failedProjects } = analyzer;
  if (isUnderWay(analyzer) || (error === undefined && failedProjects === 0)) return null;
  return (
    <div role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 wrap-anywhere">
      {error === undefined ? null : <p className="text-danger">{t`Not all components could be matched.`}</p>}
      {failedProjects === 0 ? null : (
        <p className="text-danger">
          {t`${plural(failedProjects, { one: 'The analysis of # project failed.', other: 'The analyses of # projects failed.' })}`}
        </p>
      )}
      <p className="text-muted">
        {analyzer.enabled
          ? t`Use “Analyze now”. If this keeps happening, check the server's log.`
          : t`Enable the analyzer, then use “Analyze now”.`}
      </p>
      {/* In English, as the server's log has it. */}
      {error === undefined ? null : (
        <p lang="en" className="mt-1 text-xs text-muted">
          {error}
        </p>
      )}
      <p className="mt-1 text-muted">{t`Earlier results are kept.`}</p>
    </div>
  );
}

function RunButton({ analyzer }: { analyzer: InternalAnalyzer }) {
  const run = useRunInternal();
  return (
    <AnalyzeButton
      enabled={analyzer.enabled}
      busy={isUnderWay(analyzer) || run.isPending}
      start={() => run.mutateAsync()}
    />
  );
}
