/** A color of the palette that a line, an area or a bar may have. */
export type ChartTone =
  | 'critical'
  | 'high'
  | 'medium'
  | 'low'
  | 'unassigned'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger';

export interface ChartSeries {
  id: string;
  /** In the user's language. */
  label: string;
  tone: ChartTone;
}

/** The counts from one moment on; `values` in the order of the series. */
export interface ChartPoint {
  atMs: number;
  values: readonly number[];
}

/** Counts over time: they hold from one point to the next, the last ones until `endMs`. */
export interface ChartData {
  series: readonly ChartSeries[];
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Where the axis begins, which may be before the first point; at the first point without it. */
  startMs?: number;
  endMs: number;
}

const dayMs = 86_400_000;

/** Less than a day of history on an axis of days: no line could be seen, so it is drawn as a point. */
export function isFirstDay({ points, startMs = 0, endMs }: ChartData): boolean {
  const firstMs = points[0]?.atMs;
  return firstMs !== undefined && endMs - firstMs < dayMs && firstMs - startMs >= dayMs;
}

/** True if nothing has changed in the time that is drawn. */
export function isFlat({ points }: ChartData): boolean {
  const [first, ...others] = points;
  return others.every(({ values }) => values.every((value, index) => value === first?.values[index]));
}

export const fills: Record<ChartTone, string> = {
  critical: 'fill-critical-fill',
  high: 'fill-high-fill',
  medium: 'fill-medium-fill',
  low: 'fill-low-fill',
  unassigned: 'fill-unassigned-fill',
  accent: 'fill-accent-strong',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger-strong',
};

export const strokes: Record<ChartTone, string> = {
  critical: 'stroke-critical-fill',
  high: 'stroke-high-fill',
  medium: 'stroke-medium-fill',
  low: 'stroke-low-fill',
  unassigned: 'stroke-unassigned-fill',
  accent: 'stroke-accent-strong',
  success: 'stroke-success',
  warning: 'stroke-warning',
  danger: 'stroke-danger-strong',
};

export const backgrounds: Record<ChartTone, string> = {
  critical: 'bg-critical-fill',
  high: 'bg-high-fill',
  medium: 'bg-medium-fill',
  low: 'bg-low-fill',
  unassigned: 'bg-unassigned-fill',
  accent: 'bg-accent-strong',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger-strong',
};

/** The values that held at the last point. */
export function latestValues({ points }: ChartData): readonly number[] {
  return points.at(-1)?.values ?? [];
}

/** The point that held at a moment: the last one not after it. */
export function pointAt(points: readonly ChartPoint[], atMs: number): ChartPoint | undefined {
  return points.findLast((point) => point.atMs <= atMs);
}
