import { scaleLinear, scaleLog } from 'd3-scale';
import type { ChartTone } from './chart-data.ts';
import type { Box } from './geometry.ts';

export interface ScatterPoint {
  id: string;
  x: number;
  y: number;
  /** Its weight, as the area of its mark. */
  size: number;
  tone: ChartTone;
  /** Drawn with a ring. */
  isMarked: boolean;
}

/** One scale of a picture. A logarithmic scale begins at `least`; lower values are drawn there as well. */
export interface ScatterAxis {
  label: string;
  least: number;
  most: number;
  ticks: readonly number[];
  isLogarithmic?: boolean;
  format: (value: number) => string;
}

/** A part of both scales; a bound at the end of a scale is left out. */
export interface ScatterArea {
  x: { from?: number; to?: number };
  y: { from?: number; to?: number };
}

interface Place {
  x: number;
  y: number;
}

function scaleOf({ least, most, isLogarithmic = false }: ScatterAxis, range: [number, number]) {
  const scale = isLogarithmic ? scaleLog([least, most], range) : scaleLinear([least, most], range);
  return scale.clamp(true);
}

export function scatterScales(x: ScatterAxis, y: ScatterAxis, box: Box) {
  return {
    x: scaleOf(x, [box.left, box.width - box.right]),
    y: scaleOf(y, [box.height - box.bottom, box.top]),
  };
}
type Scales = ReturnType<typeof scatterScales>;

const smallestPx = 4;
const largestPx = 12;

/** The radius of a mark, so that its area grows with what it stands for. */
export function radiusOf(size: number, largest: number): number {
  const share = Math.sqrt(Math.max(0, size - 1) / Math.max(1, largest - 1));
  return smallestPx + (largestPx - smallestPx) * share;
}

const reachPx = 6;

/** The mark under the pointer, or the nearest one that it almost touches. */
export function pointUnder(
  points: readonly ScatterPoint[],
  scales: Scales,
  largest: number,
  at: Place,
): ScatterPoint | undefined {
  let nearest: { point: ScatterPoint; beyond: number } | undefined;
  for (const point of points) {
    const distance = Math.hypot(scales.x(point.x) - at.x, scales.y(point.y) - at.y);
    const beyond = distance - radiusOf(point.size, largest);
    if (beyond <= reachPx && beyond <= (nearest?.beyond ?? Number.POSITIVE_INFINITY))
      nearest = { point, beyond };
  }
  return nearest?.point;
}

function spanOf(axis: ScatterAxis, one: number, other: number): { from?: number; to?: number } {
  const [from, to] = one < other ? [one, other] : [other, one];
  return {
    ...(from <= axis.least * 1.01 ? {} : { from }),
    ...(to >= axis.most * 0.99 ? {} : { to }),
  };
}

/** The part of the scales covered by a rectangle between two points. */
export function areaBetween(
  axes: { x: ScatterAxis; y: ScatterAxis },
  scales: Scales,
  start: Place,
  end: Place,
): ScatterArea {
  return {
    x: spanOf(axes.x, scales.x.invert(start.x), scales.x.invert(end.x)),
    y: spanOf(axes.y, scales.y.invert(start.y), scales.y.invert(end.y)),
  };
}

export function isWithin({ x, y }: ScatterPoint, area: ScatterArea | undefined): boolean {
  if (!area) return true;
  const fits = (value: number, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) =>
    value >= from && value <= to;
  return fits(x, area.x) && fits(y, area.y);
}
