import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Source } from '@waybill/api-contract';
import { RefreshCw } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../connection-test/failure-note.tsx';
import { isUnderWay, sourcesQuery, useMirror } from '../source/source.data.ts';
import { SourceProgress } from '../source/source-progress.tsx';
import { sourceStateTones, stateOf, useSourceStateLabels } from '../source/source-words.ts';
import { StepCard } from './step-card.tsx';

interface MirrorStepProps {
  done: boolean;
  isNext: boolean;
  /** True if someone has chosen sources. Earlier runs are not counted as failures. */
  isChosen: boolean;
}

/** Fetches the sources, with how far each is. */
export function MirrorStep({ done, isNext, isChosen }: MirrorStepProps) {
  const { t } = useLingui();
  const { data: sources = [] } = useQuery(sourcesQuery);
  const shown = sources.filter((source) => source.enabled || isUnderWay(source));
  return (
    <StepCard
      number={3}
      title={t`Update the sources`}
      text={t`The first run takes a while. You can close this page; it continues in the background.`}
      done={done}
      isNext={isNext}
      actions={<MirrorAll sources={shown} isNext={isNext} />}
    >
      {shown.length === 0 ? <p className="text-muted">{t`No source is enabled.`}</p> : null}
      <ul className="divide-y divide-line">
        {shown.map((source) => (
          <SourceLine key={source.source} source={source} isChosen={isChosen} />
        ))}
      </ul>
    </StepCard>
  );
}

function MirrorAll({ sources, isNext }: { sources: readonly Source[]; isNext: boolean }) {
  const { t } = useLingui();
  const mirror = useMirror();
  const resting = sources.filter((source) => !isUnderWay(source));

  async function start(): Promise<void> {
    for (const { source } of resting) await mirror.mutateAsync(source);
  }

  return (
    <Button
      {...(isNext ? { variant: 'primary' } : {})}
      icon={<RefreshCw className="size-4" aria-hidden />}
      busy={mirror.isPending || (sources.length > 0 && resting.length === 0)}
      disabledReason={sources.length === 0 ? t`No source is enabled.` : undefined}
      // A refusal has already been shown.
      onClick={() => void start().catch(() => undefined)}
    >
      {t`Update all`}
    </Button>
  );
}

function SourceLine({ source, isChosen }: { source: Source; isChosen: boolean }) {
  const { t } = useLingui();
  const labels = useSourceStateLabels();
  const state = stateOf(source);
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium sm:min-w-52">{source.title}</span>
        {state === 'failed' && !isChosen ? (
          <Badge>{t`Not reached yet`}</Badge>
        ) : (
          <Badge tone={sourceStateTones[state]}>{labels[state]}</Badge>
        )}
        <span className="ms-auto text-muted tabular-nums">
          <Plural value={source.records} one="# record" other="# records" />
        </span>
      </div>
      <div className="mt-1.5 empty:hidden">
        <SourceProgress source={source} />
      </div>
      <FailureNote failure={source} muted={!isChosen} />
    </li>
  );
}
