import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import type { LocalWork } from '../../ui/local-work.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TaskRow } from './task-row.tsx';
import { useTaskStateLabels } from './task-words.ts';

/** An export that the browser writes. */
export function LocalItem({ work }: { work: LocalWork }) {
  const { t } = useLingui();
  const format = useFormat();
  const states = useTaskStateLabels();
  const { name, state, startedAt, percent, stop } = work;
  return (
    <TaskRow
      state={state}
      stateLabel={states[state]}
      title={t`Export`}
      time={<time>{format.relative(startedAt)}</time>}
    >
      <p className="text-xs text-muted wrap-anywhere">{name}</p>
      {state === 'running' && percent !== undefined ? (
        <div className="mt-1.5">
          <ProgressBar label={name} percent={percent} />
        </div>
      ) : null}
      {state === 'running' && stop ? (
        <div className="mt-1.5">
          <Button size="sm" onClick={stop}>
            {t`Stop`}
          </Button>
        </div>
      ) : null}
    </TaskRow>
  );
}
