import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Integration } from '@waybill/api-contract';
import { Play } from 'lucide-react';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { isUnderWay } from '../source/source.data.ts';
import { SourceProgress } from '../source/source-progress.tsx';
import { sourceStateTones } from '../source/source-words.ts';
import { integrationsQuery, useRunIntegration } from './integration.data.ts';
import { useObstacles, useStateLabels } from './integration-words.ts';

/** How an integration fares: state, progress of the run, and what went wrong in the last one. */
export function IntegrationState({ id }: { id: Integration['integration'] }) {
  const { t } = useLingui();
  const integrations = useQuery(integrationsQuery);
  const integration = integrations.data?.find((each) => each.integration === id);
  return (
    <Card title={t`State`} actions={integration ? <RunButton integration={integration} /> : null}>
      {integration ? <State integration={integration} /> : null}
      {integrations.isError && !integration ? (
        <ErrorState title={t`Couldn't load the state`} onRetry={() => void integrations.refetch()} />
      ) : null}
      {integrations.isPending ? <Skeleton className="h-32 w-full" /> : null}
    </Card>
  );
}

function State({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useStateLabels();
  const obstacles = useObstacles();
  const isBusy = isUnderWay(integration);
  const state = !integration.enabled && !isBusy ? 'off' : integration.state;
  const { obstacle, error, lastRun, nextRun, sent, failed } = integration;
  return (
    <>
      <div className="mb-3 flex items-center gap-2" role="status">
        <Badge tone={sourceStateTones[state]}>{labels[state]}</Badge>
        {obstacle ? <span className="text-muted">{obstacles[obstacle]}</span> : null}
      </div>
      <SourceProgress source={integration} />
      {error && !isBusy ? (
        // In English, as the server's log has it.
        <p role="alert" lang="en" className="mb-3 rounded-md bg-danger-soft px-3 py-2 wrap-anywhere">
          {error}
        </p>
      ) : null}
      <Facts
        facts={[
          { label: t`Projects uploaded`, value: format.number(sent) },
          { label: t`Projects that failed`, value: format.number(failed) },
          {
            label: t`Last run`,
            value:
              lastRun === undefined ? (
                t`Never`
              ) : (
                <time title={format.dateTime(lastRun)}>{format.relative(lastRun)}</time>
              ),
          },
          {
            label: t`Next run`,
            value: isBusy || nextRun === undefined ? undefined : <DueTime at={nextRun} />,
          },
        ]}
      />
    </>
  );
}

function RunButton({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const run = useRunIntegration();
  async function start(): Promise<void> {
    await run.mutateAsync(integration.integration);
    toast({ kind: 'info', title: t`Upload started` });
  }
  return (
    <Button
      size="sm"
      icon={<Play className="size-3.5" aria-hidden />}
      busy={isUnderWay(integration) || run.isPending}
      disabledReason={integration.enabled ? undefined : t`This integration is disabled.`}
      // A refusal has already been shown.
      onClick={() => void start().catch(() => undefined)}
    >
      {t`Upload now`}
    </Button>
  );
}
