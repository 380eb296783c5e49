import { type ChartData, isFirstDay, isFlat } from './chart-data.ts';
import { areaPaths, highestOf, linePaths, scalesOf } from './geometry.ts';

const box = { width: 120, height: 32, left: 0, right: 0, top: 3, bottom: 0 };

/** The history of one number, without axes. The text beside it says the same. */
export function Sparkline({ data }: { data: ChartData }) {
  // The number itself says what a single day is like, and one that has not changed.
  if (isFirstDay(data) || isFlat(data)) return null;
  const scales = scalesOf(data, box, highestOf(data, false));
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="h-8 w-full overflow-visible"
      aria-hidden
    >
      <path d={areaPaths(data, scales)[0] ?? ''} className="fill-accent-soft" />
      <path
        d={linePaths(data, scales)[0] ?? ''}
        className="fill-none stroke-accent-strong"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
