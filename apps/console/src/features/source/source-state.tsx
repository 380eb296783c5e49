import { Plural, useLingui } from '@lingui/react/macro';
import type { Source, SourceObstacle } from '@waybill/api-contract';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { toast } from '../../ui/toast.tsx';
import { FailureNote } from '../connection-test/failure-note.tsx';
import { isUnderWay, useMirror } from './source.data.ts';
import { SourceProgress } from './source-progress.tsx';
import { sourceStateTones, stateOf, useSourceStateLabels } from './source-words.ts';

/** How a source stands: state, progress of the run, results of the last ones. */
export function SourceState({ source }: { source: Source }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useSourceStateLabels();
  const obstacles = useObstacles();
  const state = stateOf(source);
  const time = (value: number | undefined) =>
    value === undefined ? undefined : <time title={format.dateTime(value)}>{format.relative(value)}</time>;
  return (
    <Card title={t`State`} actions={<MirrorButton source={source} />}>
      <div className="mb-3 flex items-center gap-2" role="status">
        <Badge tone={sourceStateTones[state]}>{labels[state]}</Badge>
        {source.obstacle ? <span className="text-muted">{obstacles[source.obstacle]}</span> : null}
      </div>
      <SourceProgress source={source} />
      {source.error ? (
        <div role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2">
          <FailureNote failure={source} />
        </div>
      ) : null}
      <Facts
        facts={[
          { label: t`Records`, value: format.number(source.records) },
          {
            label: t`With a wrong package URL`,
            value: source.disagreeingRecords > 0 ? <Disagreeing source={source} /> : undefined,
          },
          { label: t`Last run`, value: time(source.lastRun) ?? t`Never` },
          { label: t`Last success`, value: time(source.lastSuccess) ?? t`Never` },
          {
            label: t`Next run`,
            value:
              isUnderWay(source) || source.nextRun === undefined ? undefined : (
                <DueTime at={source.nextRun} />
              ),
          },
        ]}
      />
      <Warnings warnings={source.warnings} />
    </Card>
  );
}

/** The number of records that contradict themselves, and the value that counts then. */
function Disagreeing({ source }: { source: Source }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <span>
      {format.number(source.disagreeingRecords)}{' '}
      <span className="text-muted">{t`(ecosystem and name count instead)`}</span>
    </span>
  );
}

/** Why a source does not run. */
function useObstacles(): Record<SourceObstacle, string> {
  const { t } = useLingui();
  return {
    DISABLED: t`This source is disabled.`,
    NO_ECOSYSTEMS: t`No ecosystems are selected.`,
    NO_TOKEN: t`An access token is missing.`,
  };
}

function MirrorButton({ source }: { source: Source }) {
  const { t } = useLingui();
  const mirror = useMirror();
  const busy = isUnderWay(source) || mirror.isPending;
  async function start(): Promise<void> {
    await mirror.mutateAsync(source.source);
    toast({ kind: 'info', title: t`Update started` });
  }
  return (
    <Button
      size="sm"
      icon={<RefreshCw className="size-3.5" aria-hidden />}
      busy={busy}
      disabledReason={source.enabled ? undefined : t`This source is disabled.`}
      // A refusal has already been shown.
      onClick={() => void start().catch(() => undefined)}
    >
      {t`Update now`}
    </Button>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <details className="mt-3 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <summary className="flex cursor-pointer items-center gap-1.5 font-medium">
        <TriangleAlert className="size-4 shrink-0" aria-hidden />
        <Plural value={warnings.length} one="# warning" other="# warnings" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="mt-2 max-h-60 list-disc overflow-y-auto ps-5 wrap-anywhere">
        {warnings.map((warning, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a run only grows
          <li key={index}>{warning}</li>
        ))}
      </ul>
    </details>
  );
}
