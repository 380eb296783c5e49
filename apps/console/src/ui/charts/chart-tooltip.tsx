import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { backgrounds, type ChartPoint, type ChartSeries } from './chart-data.ts';

interface ChartTooltipProps {
  series: readonly ChartSeries[];
  point: ChartPoint;
  /** Where the pointer is, and how much room there is. */
  x: number;
  width: number;
}

/** The numbers under the pointer. Only for the eye: the table has them all. */
export function ChartTooltip({ series, point, x, width }: ChartTooltipProps) {
  const { i18n } = useLingui();
  const onLeft = x > width / 2;
  return (
    <div
      aria-hidden
      className="popup pointer-events-none absolute top-2 z-10 px-2.5 py-1.5 text-xs"
      style={onLeft ? { right: width - x + 10 } : { left: x + 10 }}
    >
      <div className="mb-1 font-medium">
        {i18n.date(point.atMs, { dateStyle: 'medium', timeStyle: 'short' })}
      </div>
      <ul>
        {[...series.entries()].reverse().map(([index, { id, label, tone }]) => (
          <li key={id} className="flex items-center gap-1.5">
            <span className={clsx('size-2 rounded-xs', backgrounds[tone])} />
            {label}
            <span className="ms-auto ps-4 tabular-nums">{i18n.number(point.values[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
