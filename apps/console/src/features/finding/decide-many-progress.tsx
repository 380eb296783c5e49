import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How many of the findings are over. */
export function DecideManyProgress(props: { over: number; total: number; onStop: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const over = format.number(props.over);
  const total = format.number(props.total);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="tabular-nums">{t`${over} of ${total} findings`}</p>
      <ProgressBar label={t`Deciding`} percent={Math.round((props.over / props.total) * 100)} />
      <div className="mt-1 flex justify-end">
        <Button onClick={props.onStop}>{t`Stop`}</Button>
      </div>
    </div>
  );
}
