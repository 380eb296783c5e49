import { type RefObject, useEffect, useRef } from 'react';
import { centerOn, firstView, type GraphView, isInView, type Size, showOpened } from './graph-view.ts';
import type { Scene } from './scene.ts';

export interface PlacementOptions {
  scene: Scene;
  /** Another picture altogether: it is shown from its beginning. */
  pictureKey: string;
  selected: number | undefined;
  /** The node that stays where it is while others move to make room. */
  anchor: number | undefined;
  canvas: RefObject<HTMLCanvasElement | null>;
  view: RefObject<GraphView>;
  draw: () => void;
}

interface Placed {
  key: string;
  scene: Scene;
  selected: number | undefined;
}

function boxOf(scene: Scene, node: number | undefined) {
  return node === undefined ? undefined : scene.boxes[scene.boxOf.get(node) ?? -1];
}

/** Where a new picture is shown, and that what was opened or selected stays in sight. */
export function usePlacement(options: PlacementOptions): void {
  const { scene, pictureKey, selected, anchor, canvas, view, draw } = options;
  const placed = useRef<Placed>(undefined);
  useEffect(() => {
    const size: Size = { width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 };
    const before = placed.current;
    placed.current = { key: pictureKey, scene, selected };
    const box = boxOf(scene, selected);
    if (before?.key !== pictureKey) view.current = firstView(scene, size, box ?? boxOf(scene, anchor));
    else {
      if (before.scene !== scene) {
        const kept = keepInPlace(before.scene, scene, view.current, anchor ?? 0);
        const opened = boxOf(scene, anchor);
        view.current = opened?.isOpen ? showOpened(opened, kept, size) : kept;
      }
      if (before.selected !== selected && box && !isInView(box, view.current, size)) {
        view.current = centerOn(box, size, view.current.scale);
      }
    }
    draw();
  }, [scene, pictureKey, selected, anchor, canvas, view, draw]);
}

/** Opening a box moves others: the picture is shifted so that the anchor stays where it was. */
function keepInPlace(before: Scene, after: Scene, view: GraphView, anchor: number): GraphView {
  const from = boxOf(before, anchor);
  const to = boxOf(after, anchor);
  if (!from || !to) return view;
  const { x, y, scale } = view;
  return { scale, x: x + (from.x - to.x) * scale, y: y + (from.y - to.y) * scale };
}
