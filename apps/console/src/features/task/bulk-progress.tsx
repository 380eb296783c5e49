import { useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useCancelBulk } from './bulk.data.ts';

/** The progress of a bulk change, which continues without anyone watching. */
export function BulkProgress(props: {
  token: string;
  task: Task | undefined;
  /** The number of things, from when it began. */
  total: number | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const cancel = useCancelBulk();
  const { task } = props;
  const over = format.number((task?.bulk?.done ?? 0) + (task?.bulk?.skipped ?? 0));
  const all = task?.bulk?.total ?? props.total;
  const total = format.number(all);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="tabular-nums">
        {all === undefined ? t`Starting…` : t`${over} of ${total}`}
      </p>
      <ProgressBar label={t`Progress`} percent={Math.round(task?.progress ?? 0)} />
      <p className="text-muted">{t`You can close this or leave the page. It continues in the background.`}</p>
      <div className="mt-1 flex justify-end gap-2">
        {/* A failure has been reported by the request. */}
        <Button busy={cancel.isPending} onClick={() => cancel.mutate(props.token)}>
          {t`Stop`}
        </Button>
        <Button variant="primary" onClick={props.onClose}>
          {t`Run in background`}
        </Button>
      </div>
    </div>
  );
}
