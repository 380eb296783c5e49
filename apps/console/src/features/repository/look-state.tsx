import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Repository, RepositoryLook } from '@waybill/api-contract';
import { RefreshCw } from 'lucide-react';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { SourceProgress } from '../source/source-progress.tsx';
import { JobFailure } from '../task/job-failure.tsx';
import { isLooking, repositoryStatesQuery, useLook } from './repository.data.ts';

interface LookProps {
  type: Repository['type'];
  /** The type as users know it. */
  title: string;
}

type LookStateName = RepositoryLook['state'] | 'off';

const tones: Record<LookStateName, Tone> = {
  off: 'neutral',
  idle: 'neutral',
  queued: 'accent',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  canceled: 'warning',
};

/** How the look for the latest versions of a type of packages fares. */
export function LookState({ type, title }: LookProps) {
  const { t } = useLingui();
  const states = useQuery(repositoryStatesQuery);
  const look = states.data?.types.find((each) => each.type === type);
  return (
    <Card title={t`Latest versions`} actions={<LookButton type={type} look={look} />}>
      {states.data ? <State look={look} title={title} /> : null}
      {states.isError && !states.data ? (
        <ErrorState title={t`Couldn't load the state`} onRetry={() => void states.refetch()} />
      ) : null}
      {states.isPending ? <Skeleton className="h-20 w-full" /> : null}
    </Card>
  );
}

/** @param look undefined when no repository of the type is enabled */
function State({ look, title }: { look: RepositoryLook | undefined; title: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Record<LookStateName, string> = {
    off: t`Off`,
    idle: t`Never updated`,
    queued: t`Queued`,
    running: t`Updating`,
    done: t`Up to date`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
  const state = look?.state ?? 'off';
  const time = (value: number | undefined) =>
    value === undefined ? undefined : <time title={format.dateTime(value)}>{format.relative(value)}</time>;
  return (
    <>
      <div className="mb-3 flex items-center gap-2" role="status">
        <Badge tone={tones[state]}>{labels[state]}</Badge>
        {look ? null : <span className="text-muted">{t`No repository of this type is enabled.`}</span>}
      </div>
      {look ? (
        <>
          <SourceProgress
            source={{ ...look, title, ...(look.detail ? { detail: { ...look.detail, part: title } } : {}) }}
          />
          {look.error ? <JobFailure error={look.error} /> : null}
          <Facts
            facts={[
              { label: t`Packages waiting`, value: format.number(look.waiting) },
              { label: t`Last run`, value: time(look.lastRun) ?? t`Never` },
              {
                label: t`Next run`,
                value:
                  isLooking(look) || look.nextRun === undefined ? undefined : <DueTime at={look.nextRun} />,
              },
            ]}
          />
        </>
      ) : null}
    </>
  );
}

function LookButton({ type, look }: { type: LookProps['type']; look: RepositoryLook | undefined }) {
  const { t } = useLingui();
  const start = useLook(type);
  async function run(): Promise<void> {
    await start.mutateAsync();
    toast({ kind: 'info', title: t`Update started` });
  }
  return (
    <Button
      size="sm"
      icon={<RefreshCw className="size-3.5" aria-hidden />}
      busy={start.isPending || (look !== undefined && isLooking(look))}
      disabledReason={look ? undefined : t`No repository of this type is enabled.`}
      // A refusal has already been shown.
      onClick={() => void run().catch(() => undefined)}
    >
      {t`Update now`}
    </Button>
  );
}
