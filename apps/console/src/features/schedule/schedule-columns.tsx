import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ScheduledTask } from '@waybill/api-contract';
import { Play } from 'lucide-react';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useDurationText } from '../../ui/settings/setting-amount.ts';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { isAtWork, useRunNow } from './schedule.data.ts';

interface ScheduleRow extends ScheduledTask {
  /** What it is called in the user's language. */
  label: string;
}

function EveryCell({ row: { mode, everyMs } }: { row: ScheduleRow }) {
  const { t } = useLingui();
  const duration = useDurationText();
  if (mode === 'off') return <span className="text-muted">{t`Off`}</span>;
  if (mode === 'as-needed' || everyMs === undefined) {
    return <span className="text-muted">{t`As needed`}</span>;
  }
  return duration(everyMs);
}

const tones: Record<ScheduledTask['state'], Tone> = {
  idle: 'neutral',
  queued: 'accent',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  canceled: 'warning',
};

function LastCell({ row: { state, lastRun, error } }: { row: ScheduleRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels: Record<ScheduledTask['state'], string> = {
    idle: t`Never run`,
    queued: t`Queued`,
    running: t`Running`,
    done: t`Done`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  };
  if (lastRun === undefined) return <span className="text-muted">{labels.idle}</span>;
  return (
    <span className="flex min-w-0 items-center gap-2" title={error}>
      <Badge tone={tones[state]}>{labels[state]}</Badge>
      <time className="truncate" title={format.dateTime(lastRun)}>
        {format.relative(lastRun)}
      </time>
    </span>
  );
}

function RunCell({ row }: { row: ScheduleRow }) {
  const { t } = useLingui();
  const run = useRunNow();
  return (
    <Button
      size="sm"
      icon={<Play className="size-3.5" aria-hidden />}
      aria-label={t`Run now: ${row.label}`}
      busy={run.isPending || isAtWork(row)}
      disabledReason={
        row.mode === 'off' ? t`Switched off or not set up. Its own page says which.` : undefined
      }
      onClick={() => run.mutate(row)}
    >
      {t`Run now`}
    </Button>
  );
}

export const scheduleColumns: readonly Column<ScheduleRow>[] = [
  {
    id: 'label',
    header: msg`Task`,
    value: (row) => row.label,
    required: true,
    width: 22,
    grow: 3,
    narrow: { place: 1, width: 14 },
  },
  {
    id: 'everyMs',
    header: msg`Every`,
    kind: 'number',
    value: (row) => row.everyMs,
    cell: (row) => <EveryCell row={row} />,
    width: 6.5,
  },
  {
    id: 'lastRun',
    header: msg`Last run`,
    kind: 'date',
    value: (row) => row.lastRun,
    csv: (row) => isoTime(row.lastRun),
    cell: (row) => <LastCell row={row} />,
    width: 12,
  },
  {
    id: 'nextRun',
    header: msg`Next run`,
    kind: 'date',
    value: (row) => row.nextRun,
    csv: (row) => isoTime(row.nextRun),
    cell: (row) => (row.nextRun === undefined ? '–' : <DueTime at={row.nextRun} />),
    width: 8,
  },
  {
    id: 'run',
    header: msg`Run`,
    cell: (row) => <RunCell row={row} />,
    required: true,
    width: 9.5,
    grow: 0,
    narrow: { place: 2, width: 9.5 },
  },
];
