// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Source } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useProgressWords } from './progress-words.ts';
import { isUnderWay } from './source.data.ts';
import { useStageLabel } from './source-words.ts';

/** How far the run is that is under way; nothing when none is. */
export function SourceProgress({
  source,
}: {
  source: Pick<Source, 'title' | 'state' | 'progress' | 'stage' | 'detail'>;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const stageLabel = useStageLabel();
  const progressWords = useProgressWords();
  if (!isUnderWay(source)) return null;
  const stage = source.stage ? stageLabel(source.stage) : t`Waiting to start`;
  const { title } = source;
  return (
    <div className="mb-3">
      <div className="mb-1 flex justify-between gap-3 text-xs text-muted">
        <span className="min-w-0 truncate">
          {stage}
          {source.detail ? ` · ${progressWords(source.detail)}` : ''}
        </span>
        <span className="tabular-nums">{format.percent(source.progress / 100, 0)}</span>
      </div>
      <ProgressBar label={t`${title} progress`} percent={source.progress} />
    </div>
  );
}
