import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import type { LocalWork } from '../../lib/local-work.ts';
import { TaskRow } from './task-row.tsx';
import { useTaskStateLabels } from './task-words.ts';

/** An export of this page. */
export function LocalItem({ work }: { work: LocalWork }) {
  const { t } = useLingui();
  const format = useFormat();
  const states = useTaskStateLabels();
  const { name, state, startedAt } = work;
  return (
    <TaskRow
      state={state}
      stateLabel={states[state]}
      title={t`Export`}
      time={<time>{format.relative(startedAt)}</time>}
    >
      <p className="text-xs text-muted wrap-anywhere">{name}</p>
    </TaskRow>
  );
}
