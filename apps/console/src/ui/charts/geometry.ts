import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line, stack } from 'd3-shape';
import type { ChartData } from './chart-data.ts';

export interface Box {
  width: number;
  height: number;
  /** Room for the labels of the axes. */
  left: number;
  bottom: number;
  top: number;
  right: number;
}

const minSpanMs = 60_000;

/** Where a chart puts moments and counts. */
export function scalesOf(data: ChartData, box: Box, highest: number) {
  const startMs = data.startMs ?? data.points[0]?.atMs ?? data.endMs;
  const endMs = Math.max(data.endMs, startMs + minSpanMs);
  const x = scaleLinear([startMs, endMs], [box.left, box.width - box.right]);
  const y = scaleLinear([0, Math.max(1, highest)], [box.height - box.bottom, box.top]).nice(4);
  return { x, y, startMs, endMs };
}

/** The highest count that is drawn: of one series, or of all on top of each other. */
export function highestOf(data: ChartData, stacked: boolean): number {
  const heights = data.points.map(({ values }) =>
    stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values),
  );
  return Math.max(0, ...heights);
}

/** Whole numbers only: half a finding does not exist. */
export function countTicks(y: { ticks: (count: number) => number[] }): number[] {
  return y.ticks(4).filter(Number.isInteger);
}

/** Moments at equal distances, as many as have room for a label, and at least a minute apart. */
export function timeTicks(startMs: number, endMs: number, width: number): number[] {
  const minutes = Math.floor((endMs - startMs) / 60_000);
  const count = Math.max(2, Math.min(7, Math.floor(width / 90), minutes));
  return Array.from({ length: count }, (_, index) => startMs + ((endMs - startMs) * index) / (count - 1));
}

interface Step {
  atMs: number;
  values: readonly number[];
}

/** The points with the end, where the last values still hold. */
function stepsOf(data: ChartData, endMs: number): Step[] {
  const last = data.points.at(-1);
  return last ? [...data.points, { atMs: endMs, values: last.values }] : [];
}

type Scales = ReturnType<typeof scalesOf>;

/** One path for each series. */
export function linePaths(data: ChartData, { x, y, endMs }: Scales): string[] {
  const steps = stepsOf(data, endMs);
  return data.series.map(
    (_, index) =>
      line<Step>()
        .x((step) => x(step.atMs))
        .y((step) => y(step.values[index] ?? 0))
        .curve(curveStepAfter)(steps) ?? '',
  );
}

/** One path for each series, standing on those before it. */
export function areaPaths(data: ChartData, { x, y, endMs }: Scales): string[] {
  const steps = stepsOf(data, endMs);
  const layers = stack<unknown, Step, number>()
    .keys(data.series.keys())
    .value((step, index) => step.values[index] ?? 0)(steps);
  return layers.map(
    (layer) =>
      area<(typeof layer)[number]>()
        .x((point) => x(point.data.atMs))
        .y0((point) => y(point[0]))
        .y1((point) => y(point[1]))
        .curve(curveStepAfter)(layer) ?? '',
  );
}

/** Where the latest values are, for the first day: on each other, or each by itself. */
export function latestMarks(
  data: ChartData,
  { x, y, endMs }: Scales,
  stacked: boolean,
): { x: number; y: number }[] {
  const values = data.points.at(-1)?.values ?? [];
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return { x: x(endMs), y: y(stacked ? sum : value) };
  });
}

/** Least room for a mark, in pixels. */
const markRoom = 10;

/** Where the lines of each series change, as long as there are few enough points to tell apart: the first days. */
export function lineMarks(data: ChartData, { x, y }: Scales): { x: number; y: number }[][] {
  const [left, right] = x.range();
  const hasRoom = data.points.length * markRoom <= (right ?? 0) - (left ?? 0);
  if (!hasRoom) return data.series.map(() => []);
  return data.series.map((_, index) =>
    data.points.map(({ atMs, values }) => ({ x: x(atMs), y: y(values[index] ?? 0) })),
  );
}
