import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type PointerEvent, useMemo, useState } from 'react';
import { type ChartData, type ChartPoint, fills, isFirstDay, pointAt, strokes } from './chart-data.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import {
  areaPaths,
  type Box,
  countTicks,
  highestOf,
  latestMarks,
  lineMarks,
  linePaths,
  scalesOf,
  timeTicks,
} from './geometry.ts';
import { useWidth } from './use-width.ts';

const heightPx = 190;
const dayMs = 86_400_000;

interface TimeChartProps {
  /** Describes the picture in a sentence. */
  label: string;
  data: ChartData;
  /** The series are stacked and make a whole. */
  stacked: boolean;
}

/** Counts over time as areas or lines. The table beside it has the numbers. */
export function TimeChart({ label, data, stacked }: TimeChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="relative" style={{ height: heightPx }}>
      {width > 0 ? <Picture label={label} data={data} stacked={stacked} width={width} /> : null}
    </div>
  );
}

function Picture({ label, data, stacked, width }: TimeChartProps & { width: number }) {
  const { t, i18n } = useLingui();
  const [hover, setHover] = useState<{ x: number; point: ChartPoint }>();
  const highest = useMemo(() => highestOf(data, stacked), [data, stacked]);
  const short = new Intl.NumberFormat(i18n.locale, { notation: 'compact', useGrouping: 'always' });
  const left = 12 + 7 * Math.max(1, short.format(highest).length);
  const box: Box = { width, height: heightPx, left, right: 8, top: 8, bottom: 22 };
  const scales = scalesOf(data, box, highest);
  const isNew = isFirstDay(data);
  const paths = stacked ? areaPaths(data, scales) : linePaths(data, scales);
  const marks = stacked || isNew ? [] : lineMarks(data, scales);
  const points = isNew ? latestMarks(data, scales, stacked) : [];
  const top = Math.min(...points.map(({ y }) => y));
  const ticks = timeTicks(scales.startMs, scales.endMs, width - left);
  const day = dayFormat(i18n.locale, scales.endMs - scales.startMs);

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const point = pointAt(data.points, isNew ? scales.endMs : scales.x.invert(x));
    setHover(point ? { x: Math.min(Math.max(x, box.left), width - box.right), point } : undefined);
  }

  return (
    <>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={heightPx}
        className="block overflow-visible text-xs"
        onPointerMove={follow}
        onPointerLeave={() => setHover(undefined)}
      >
        {countTicks(scales.y).map((tick) => (
          <g key={tick} transform={`translate(0 ${scales.y(tick)})`}>
            <line x1={box.left} x2={width - box.right} className="stroke-line" />
            <text x={box.left - 6} dy="0.32em" textAnchor="end" className="fill-muted tabular-nums">
              {short.format(tick)}
            </text>
          </g>
        ))}
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={scales.x(tick)}
            y={heightPx - 5}
            textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
            className="fill-muted"
          >
            {day.format(tick)}
          </text>
        ))}
        {points.map(({ x, y }, index) => {
          const series = data.series[index];
          return series ? (
            <circle key={series.id} cx={x} cy={y} r={4} className={fills[series.tone]} />
          ) : null;
        })}
        {isNew ? (
          <text
            x={scales.x(scales.endMs) - 10}
            y={Math.max(box.top + 4, top)}
            dy="0.32em"
            textAnchor="end"
            strokeWidth={5}
            className="fill-muted stroke-surface [paint-order:stroke]"
          >
            {t`From today`}
          </text>
        ) : null}
        {(isNew ? [] : paths).map((path, index) => {
          const series = data.series[index];
          if (!series) return null;
          return (
            <g key={series.id}>
              <path
                d={path}
                className={clsx(stacked ? fills[series.tone] : ['fill-none', strokes[series.tone]])}
                {...(stacked ? {} : { strokeWidth: 2, strokeLinejoin: 'round' as const })}
              />
              {marks[index]?.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r={3} className={fills[series.tone]} />
              ))}
            </g>
          );
        })}
        {hover ? (
          <line
            x1={hover.x}
            x2={hover.x}
            y1={box.top}
            y2={heightPx - box.bottom}
            className="stroke-line-strong"
          />
        ) : null}
      </svg>
      {hover ? <ChartTooltip series={data.series} point={hover.point} x={hover.x} width={width} /> : null}
    </>
  );
}

/** Days, or the time of day while there are not yet two of them. */
function dayFormat(locale: string, spanMs: number): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions =
    spanMs < 2 * dayMs ? { hour: 'numeric', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, options);
}
