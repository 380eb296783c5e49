import { clsx } from 'clsx';
import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { fills } from './chart-data.ts';
import type { Box } from './geometry.ts';
import {
  areaBetween,
  isWithin,
  pointUnder,
  radiusOf,
  type ScatterArea,
  type ScatterAxis,
  type ScatterPoint,
  scatterScales,
} from './scatter.ts';
import { useWidth } from './use-width.ts';

const heightPx = 250;
/** A shorter way of the pointer is a click. */
const dragPx = 5;

interface ScatterChartProps {
  /** Describes the picture in a sentence. */
  label: string;
  /** Later ones are drawn above those before them. */
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** The part of the scales that is chosen; what is outside of it is faint. */
  area: ScatterArea | undefined;
  /** The point that is chosen. */
  chosen: string | undefined;
  onPick: (id: string) => void;
  onArea: (area: ScatterArea) => void;
  /** Describes the point under the pointer. */
  tooltip: (id: string) => ReactNode;
}

/**
 * Shows things by two of their figures. A click selects one, and a rectangle drawn with the mouse selects a
 * part of the scales. It needs sight and a mouse; the list beside it has the same content and filters.
 */
export function ScatterChart(props: ScatterChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="relative" style={{ height: heightPx }}>
      {width > 0 ? <Picture {...props} width={width} /> : null}
    </div>
  );
}

interface Place {
  x: number;
  y: number;
}

function placeOf(event: PointerEvent<SVGSVGElement>): Place {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function Picture({ width, ...props }: ScatterChartProps & { width: number }) {
  const { label, points, x, y, area, chosen } = props;
  const [hover, setHover] = useState<ScatterPoint>();
  const [drawn, setDrawn] = useState<{ start: Place; end: Place }>();
  const box: Box = { width, height: heightPx, left: 54, right: 14, top: 14, bottom: 46 };
  const scales = scatterScales(x, y, box);
  const largest = useMemo(() => Math.max(1, ...points.map(({ size }) => size)), [points]);

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const at = placeOf(event);
    if (drawn) setDrawn({ ...drawn, end: at });
    else setHover(pointUnder(points, scales, largest, at));
  }

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    setDrawn({ start: at, end: at });
  }

  function end(event: PointerEvent<SVGSVGElement>): void {
    const at = placeOf(event);
    const start = drawn?.start ?? at;
    setDrawn(undefined);
    if (Math.abs(at.x - start.x) > dragPx && Math.abs(at.y - start.y) > dragPx) {
      props.onArea(areaBetween({ x, y }, scales, start, at));
      return;
    }
    const point = pointUnder(points, scales, largest, at);
    if (point) props.onPick(point.id);
  }

  return (
    <>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={heightPx}
        className={clsx('block text-xs select-none', hover && !drawn ? 'cursor-pointer' : 'cursor-crosshair')}
        onPointerMove={follow}
        onPointerDown={begin}
        onPointerUp={end}
        onPointerLeave={() => setHover(undefined)}
        onPointerCancel={() => setDrawn(undefined)}
      >
        <Axes x={x} y={y} box={box} />
        {area ? <Frame area={area} x={x} y={y} box={box} /> : null}
        {points.map((point) => (
          <circle
            key={point.id}
            cx={scales.x(point.x)}
            cy={scales.y(point.y)}
            r={radiusOf(point.size, largest)}
            strokeWidth={point.isMarked || point.id === chosen ? 2.5 : 1}
            className={clsx(
              fills[point.tone],
              point.id === chosen ? 'stroke-fg' : point.isMarked ? 'stroke-danger-strong' : 'stroke-surface',
              isWithin(point, area) && (chosen === undefined || point.id === chosen)
                ? 'opacity-85'
                : 'opacity-20',
            )}
          />
        ))}
        {drawn ? (
          <rect
            x={Math.min(drawn.start.x, drawn.end.x)}
            y={Math.min(drawn.start.y, drawn.end.y)}
            width={Math.abs(drawn.end.x - drawn.start.x)}
            height={Math.abs(drawn.end.y - drawn.start.y)}
            className="fill-accent-strong/10 stroke-accent"
          />
        ) : null}
      </svg>
      {hover && !drawn ? (
        <Tooltip x={scales.x(hover.x)} y={scales.y(hover.y)} width={width}>
          {props.tooltip(hover.id)}
        </Tooltip>
      ) : null}
    </>
  );
}

interface FrameProps {
  x: ScatterAxis;
  y: ScatterAxis;
  box: Box;
}

function Axes({ x, y, box }: FrameProps) {
  const scales = scatterScales(x, y, box);
  const bottom = box.height - box.bottom;
  const right = box.width - box.right;
  return (
    <>
      {x.ticks.map((tick) => (
        <g key={tick} transform={`translate(${scales.x(tick)} 0)`}>
          <line y1={box.top} y2={bottom} className="stroke-line" />
          <text y={bottom + 24} textAnchor="middle" className="fill-muted tabular-nums">
            {x.format(tick)}
          </text>
        </g>
      ))}
      {y.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${scales.y(tick)})`}>
          <line x1={box.left} x2={right} className="stroke-line" />
          <text x={box.left - 6} dy="0.32em" textAnchor="end" className="fill-muted tabular-nums">
            {y.format(tick)}
          </text>
        </g>
      ))}
      <text x={right} y={box.height - 4} textAnchor="end" className="fill-muted">
        {x.label}
      </text>
      <text x={0} y={box.height - 4} className="fill-muted">
        {y.label}
      </text>
    </>
  );
}

/** The part of the scales that is chosen. */
function Frame({ area, x, y, box }: FrameProps & { area: ScatterArea }) {
  const scales = scatterScales(x, y, box);
  const left = scales.x(area.x.from ?? x.least);
  const top = scales.y(area.y.to ?? y.most);
  return (
    <rect
      x={left}
      y={top}
      width={Math.max(0, scales.x(area.x.to ?? x.most) - left)}
      height={Math.max(0, scales.y(area.y.from ?? y.least) - top)}
      className="fill-accent-strong/5 stroke-accent"
      strokeDasharray="4 3"
    />
  );
}

function Tooltip({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) {
  const onLeft = x > width / 2;
  return (
    <div
      aria-hidden
      className="popup pointer-events-none absolute z-10 max-w-70 px-2.5 py-1.5 text-xs"
      style={{ top: Math.min(y, heightPx - 90), ...(onLeft ? { right: width - x + 18 } : { left: x + 18 }) }}
    >
      {children}
    </div>
  );
}
