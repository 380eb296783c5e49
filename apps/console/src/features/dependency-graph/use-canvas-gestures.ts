import { type RefObject, useEffect, useRef } from 'react';
import { type GraphView, zoomAt } from './graph-view.ts';

export interface GestureOptions {
  canvas: RefObject<HTMLCanvasElement | null>;
  view: RefObject<GraphView>;
  /** The view has changed in place. */
  onChange: () => void;
  onClick: (at: { x: number; y: number }) => void;
  /** The pointer is over this point of the canvas, or has left it. */
  onHover: (at: { x: number; y: number } | undefined) => void;
}

const clickSlopPx = 5;

function pointOf(event: PointerEvent | WheelEvent, canvas: HTMLCanvasElement): { x: number; y: number } {
  const box = canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Drag to move, wheel or two fingers to zoom, click to choose. */
export function useCanvasGestures(options: GestureOptions): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const canvas = latest.current.canvas.current;
    if (!canvas) return;
    const pointers = new Map<number, { x: number; y: number }>();
    let moved = 0;

    const set = (view: GraphView) => {
      latest.current.view.current = view;
      latest.current.onChange();
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      if (pointers.size === 0) moved = 0;
      pointers.set(event.pointerId, pointOf(event, canvas));
    };

    const move = (event: PointerEvent) => {
      const at = pointOf(event, canvas);
      const before = pointers.get(event.pointerId);
      if (!before) return latest.current.onHover(at);
      const view = latest.current.view.current;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) set(pinch(view, other, before, at));
      else set({ ...view, x: view.x + at.x - before.x, y: view.y + at.y - before.y });
      moved += Math.hypot(at.x - before.x, at.y - before.y);
      pointers.set(event.pointerId, at);
    };

    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      if (event.type === 'pointerup' && moved < clickSlopPx) latest.current.onClick(pointOf(event, canvas));
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      // A trackpad's pinch comes as small steps with the control key.
      const speed = event.ctrlKey ? 0.01 : 0.0015;
      set(zoomAt(latest.current.view.current, Math.exp(-pixels * speed), pointOf(event, canvas)));
    };

    const leave = () => latest.current.onHover(undefined);
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', up);
    canvas.addEventListener('pointercancel', up);
    canvas.addEventListener('pointerleave', leave);
    canvas.addEventListener('wheel', wheel, { passive: false });
    return () => {
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('pointercancel', up);
      canvas.removeEventListener('pointerleave', leave);
      canvas.removeEventListener('wheel', wheel);
    };
  }, []);
}

type Point = { x: number; y: number };

function pinch(view: GraphView, fixed: Point, before: Point, after: Point): GraphView {
  const from = Math.hypot(before.x - fixed.x, before.y - fixed.y);
  const to = Math.hypot(after.x - fixed.x, after.y - fixed.y);
  if (from < 1) return view;
  return zoomAt(view, to / from, { x: (fixed.x + after.x) / 2, y: (fixed.y + after.y) / 2 });
}
