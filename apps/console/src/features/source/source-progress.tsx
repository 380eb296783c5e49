// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Source } from '@waybill/api-contract';
import { ProgressLine } from '../../lib/progress-line.tsx';
import { useProgressWords } from './progress-words.ts';
import { isUnderWay } from './source.data.ts';
import { useStageLabel } from './source-words.ts';

/** The progress of the current run; empty without one. */
export function SourceProgress({
  source,
}: {
  source: Pick<Source, 'title' | 'state' | 'progress' | 'stage' | 'detail'>;
}) {
  const { t } = useLingui();
  const stageLabel = useStageLabel();
  const progressWords = useProgressWords();
  if (!isUnderWay(source)) return null;
  const stage = source.stage ? stageLabel(source.stage) : t`Waiting to start`;
  const { title } = source;
  return (
    <ProgressLine
      text={source.detail ? `${stage} · ${progressWords(source.detail)}` : stage}
      label={t`${title} progress`}
      percent={source.progress}
    />
  );
}
