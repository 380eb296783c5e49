import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Identification } from '@waybill/api-contract';
import { ScanSearch } from 'lucide-react';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { JobFailure } from '../task/job-failure.tsx';
import { identificationQuery, isIdentifying, useIdentify } from './identification.data.ts';

const tones: Record<Identification['state'], Tone> = {
  idle: 'neutral',
  queued: 'accent',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  canceled: 'warning',
};

/** How the identification of internal components fares. */
export function IdentificationState() {
  const { t } = useLingui();
  const { data, isError, isPending, refetch } = useQuery(identificationQuery);
  return (
    <Card title={t`State`} actions={<IdentifyButton isBusy={data !== undefined && isIdentifying(data)} />}>
      {data ? <State identification={data} /> : null}
      {isError && !data ? (
        <ErrorState title={t`Couldn't load the state`} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <Skeleton className="h-20 w-full" /> : null}
    </Card>
  );
}

function State({ identification }: { identification: Identification }) {
  const { t } = useLingui();
  const format = useFormat();
  const { state, progress, error, changed, lastRun, nextRun } = identification;
  const isBusy = isIdentifying(identification);
  const labels: Record<Identification['state'], string> = {
    idle: t`Never run`,
    queued: t`Queued`,
    running: t`Running`,
    done: t`Up to date`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
  const time = (value: number | undefined) =>
    value === undefined ? undefined : <time title={format.dateTime(value)}>{format.relative(value)}</time>;
  return (
    <>
      <div className="mb-3" role="status">
        <Badge tone={tones[state]}>{labels[state]}</Badge>
      </div>
      {isBusy ? (
        <div className="mb-3">
          <ProgressBar label={t`Identification progress`} percent={progress} />
        </div>
      ) : null}
      {error ? <JobFailure error={error} /> : null}
      <Facts
        facts={[
          { label: t`Last run`, value: time(lastRun) ?? t`Never` },
          {
            label: t`Changed`,
            value:
              changed === undefined ? undefined : (
                <Plural value={changed} one="# component" other="# components" />
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

function IdentifyButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui();
  const identify = useIdentify();
  async function start(): Promise<void> {
    await identify.mutateAsync();
    toast({ kind: 'info', title: t`Identification started`, text: t`It continues in the background.` });
  }
  return (
    <Button
      size="sm"
      icon={<ScanSearch className="size-3.5" aria-hidden />}
      busy={identify.isPending || isBusy}
      // A refusal has already been shown.
      onClick={() => void start().catch(() => undefined)}
    >
      {t`Identify now`}
    </Button>
  );
}
