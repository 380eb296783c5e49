import { clsx } from 'clsx';

/** Progress of a task, 0–100; without a value the work goes on but its end is not known. */
export function ProgressBar(props: {
  label: string;
  percent?: number;
  tone?: 'accent' | 'success' | 'danger';
}) {
  const { label, percent, tone = 'accent' } = props;
  const colors = { accent: 'bg-accent-strong', success: 'bg-success', danger: 'bg-danger-strong' };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-subtle"
    >
      <div
        className={clsx(
          'h-full rounded-full transition-[width]',
          colors[tone],
          percent === undefined && 'animate-pulse',
        )}
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  );
}
