import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

const width = 120;
const height = 32;

/** The course of one number, without axes; what it says in words stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const x = scaleLinear([0, values.length - 1], [0, width]);
  const y = scaleLinear([0, Math.max(1, ...values)], [height - 2, 3]);
  const points = [...values.entries()];
  const outline = line<[number, number]>()
    .x(([index]) => x(index))
    .y(([, value]) => y(value))
    .curve(curveMonotoneX)(points);
  const body = area<[number, number]>()
    .x(([index]) => x(index))
    .y0(height)
    .y1(([, value]) => y(value))
    .curve(curveMonotoneX)(points);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible"
      aria-hidden
    >
      <path d={body ?? ''} className="fill-accent-soft" />
      <path
        d={outline ?? ''}
        className="fill-none stroke-accent-strong"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
