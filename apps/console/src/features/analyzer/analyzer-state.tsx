import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Analyzer } from '@waybill/api-contract';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { FailureNote } from '../connection-test/failure-note.tsx';
import { isUnderWay } from '../source/source.data.ts';
import { SourceProgress } from '../source/source-progress.tsx';
import { sourceStateTones } from '../source/source-words.ts';
import { AnalyzeButton } from './analyze-button.tsx';
import { analyzersQuery, useRunAnalyzer } from './analyzer.data.ts';
import { useObstacles, useStateLabels } from './analyzer-words.ts';

/** How an analyzer fares: state, progress of the run, what went wrong in the last one and what helps. */
export function AnalyzerState({ id, title }: { id: Analyzer['analyzer']; title: string }) {
  const { t } = useLingui();
  const analyzers = useQuery(analyzersQuery);
  const analyzer = analyzers.data?.find((each) => each.analyzer === id);
  return (
    <Card title={title} actions={analyzer ? <RunButton analyzer={analyzer} /> : null}>
      {analyzer ? <State analyzer={analyzer} /> : null}
      {analyzers.isError && !analyzer ? (
        <ErrorState title={t`Couldn't load the state`} onRetry={() => void analyzers.refetch()} />
      ) : null}
      {analyzers.isPending ? <Skeleton className="h-32 w-full" /> : null}
    </Card>
  );
}

function State({ analyzer }: { analyzer: Analyzer }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useStateLabels();
  const obstacles = useObstacles();
  const isBusy = isUnderWay(analyzer);
  const state = !analyzer.enabled && !isBusy ? 'off' : analyzer.state;
  const time = (value: number | undefined) =>
    value === undefined ? undefined : <time title={format.dateTime(value)}>{format.relative(value)}</time>;
  return (
    <>
      <div className="mb-3 flex items-center gap-2" role="status">
        <Badge tone={sourceStateTones[state]}>{labels[state]}</Badge>
        {analyzer.obstacle ? <span className="text-muted">{obstacles[analyzer.obstacle]}</span> : null}
      </div>
      <SourceProgress source={analyzer} />
      {analyzer.error ? <Failure analyzer={analyzer} /> : null}
      <Facts
        facts={[
          { label: t`Components waiting`, value: format.number(analyzer.waiting) },
          { label: t`Last run`, value: time(analyzer.lastRun) ?? t`Never` },
          { label: t`Last answer`, value: time(analyzer.lastAnswer) ?? t`Never` },
          {
            label: t`Next run`,
            value: isBusy || analyzer.nextRun === undefined ? undefined : <DueTime at={analyzer.nextRun} />,
          },
        ]}
      />
    </>
  );
}

function Failure({ analyzer }: { analyzer: Analyzer }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2">
      <FailureNote failure={analyzer} />
      <p className="mt-1 text-muted">{t`Earlier results are kept.`}</p>
    </div>
  );
}

function RunButton({ analyzer }: { analyzer: Analyzer }) {
  const run = useRunAnalyzer();
  return (
    <AnalyzeButton
      enabled={analyzer.enabled}
      busy={isUnderWay(analyzer) || run.isPending}
      start={() => run.mutateAsync(analyzer.analyzer)}
    />
  );
}
