import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { RepositoryStates } from '@waybill/api-contract';
import { RefreshCw } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { isLooking, repositoryStatesQuery, useLook } from './repository.data.ts';

const tones: Record<RepositoryStates['state'], Tone> = {
  idle: 'neutral',
  queued: 'accent',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  canceled: 'warning',
};

/** How the look for latest versions fares, of all types at once. */
export function LookState() {
  const { t } = useLingui();
  const states = useQuery(repositoryStatesQuery);
  return (
    <Card title={t`Latest versions`} actions={<LookButton look={states.data} />}>
      {states.data ? <State look={states.data} /> : null}
      {states.isError && !states.data ? (
        <ErrorState title={t`Couldn't load the state`} onRetry={() => void states.refetch()} />
      ) : null}
      {states.isPending ? <Skeleton className="h-20 w-full" /> : null}
    </Card>
  );
}

function State({ look }: { look: RepositoryStates }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Record<RepositoryStates['state'], string> = {
    idle: t`Never updated`,
    queued: t`Queued`,
    running: t`Updating`,
    done: t`Up to date`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
  const time = (value: number | undefined) =>
    value === undefined ? undefined : <time title={format.dateTime(value)}>{format.relative(value)}</time>;
  return (
    <>
      <div className="mb-3" role="status">
        <Badge tone={tones[look.state]}>{labels[look.state]}</Badge>
      </div>
      {isLooking(look) ? (
        <div className="mb-3">
          <ProgressBar label={t`Update progress`} percent={look.progress} />
        </div>
      ) : null}
      {look.error ? (
        <p role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 text-danger wrap-anywhere">
          {look.error}
        </p>
      ) : null}
      <Facts
        facts={[
          { label: t`Last run`, value: time(look.lastRun) ?? t`Never` },
          { label: t`Next run`, value: isLooking(look) ? undefined : time(look.nextRun) },
        ]}
      />
    </>
  );
}

function LookButton({ look }: { look: RepositoryStates | undefined }) {
  const { t } = useLingui();
  const start = useLook();
  async function run(): Promise<void> {
    await start.mutateAsync();
    toast({ kind: 'info', title: t`Update started` });
  }
  return (
    <Button
      size="sm"
      icon={<RefreshCw className="size-3.5" aria-hidden />}
      busy={start.isPending || (look !== undefined && isLooking(look))}
      // A refusal has already been shown.
      onClick={() => void run().catch(() => undefined)}
    >
      {t`Update now`}
    </Button>
  );
}
