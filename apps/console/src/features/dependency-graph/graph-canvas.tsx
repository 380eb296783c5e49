import { useLingui } from '@lingui/react/macro';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFormat } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { fitAll, type GraphView, hitTest, zoomAt } from './graph-view.ts';
import type { PackageNode } from './project-graph.ts';
import type { Scene } from './scene.ts';
import { useCanvasGestures } from './use-canvas-gestures.ts';
import { useDrawing } from './use-drawing.ts';
import { usePlacement } from './use-placement.ts';

export interface GraphCanvasProps {
  scene: Scene;
  nodes: readonly PackageNode[];
  targets: ReadonlySet<number>;
  selected: number | undefined;
  /** The node that stays where it is while others move to make room. */
  anchor: number | undefined;
  /** Another picture altogether: it is shown from its beginning. */
  pictureKey: string;
  onSelect: (node: number) => void;
  onToggle: (node: number) => void;
  /** Shows more of what this node depends on. */
  onMore: (node: number) => void;
}

const zoomStep = 1.3;

/** The picture of the graph. The tree beside it holds the same for keyboards and screen readers. */
export function GraphCanvas(props: GraphCanvasProps) {
  const { t } = useLingui();
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<GraphView>({ x: 0, y: 0, scale: 1 });
  const hovered = useRef<number>(undefined);
  const draw = useDrawing({ ...props, canvas, view, hovered });
  usePlacement({ ...props, canvas, view, draw });

  useCanvasGestures({
    canvas,
    view,
    onChange: draw,
    onClick: (at) => {
      const hit = hitTest(props.scene, view.current, at);
      const box = hit && props.scene.boxes[hit.box];
      if (!hit || !box) return;
      if (box.kind === 'more') props.onMore(box.node);
      else if (hit.part === 'handle' || box.kind === 'branch') props.onToggle(box.node);
      else props.onSelect(box.node);
    },
    onHover: (at) => {
      const box = at && hitTest(props.scene, view.current, at)?.box;
      if (box === hovered.current) return;
      hovered.current = box;
      if (canvas.current) canvas.current.style.cursor = box === undefined ? '' : 'pointer';
      draw();
    },
  });

  function change(next: (size: { width: number; height: number }) => GraphView): void {
    if (!canvas.current) return;
    view.current = next({ width: canvas.current.clientWidth, height: canvas.current.clientHeight });
    draw();
  }
  const zoom = (factor: number) =>
    change(({ width, height }) => zoomAt(view.current, factor, { x: width / 2, y: height / 2 }));
  const shown = format.number(props.scene.boxes.length);

  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border border-line">
      <div className="relative min-h-0 flex-1">
        <canvas
          ref={canvas}
          role="img"
          aria-label={t`Dependency graph with ${shown} nodes. The tree next to it lists the same dependencies.`}
          className="absolute inset-0 size-full cursor-grab touch-none select-none active:cursor-grabbing"
        />
      </div>
      {/* Below the picture: over it they would cover boxes. */}
      <div className="flex justify-end border-t border-line bg-raised">
        <IconButton
          label={t`Zoom in`}
          icon={<Plus className="size-4" aria-hidden />}
          onClick={() => zoom(zoomStep)}
        />
        <IconButton
          label={t`Zoom out`}
          icon={<Minus className="size-4" aria-hidden />}
          onClick={() => zoom(1 / zoomStep)}
        />
        <IconButton
          label={t`Fit to view`}
          icon={<Maximize className="size-4" aria-hidden />}
          onClick={() => change((size) => fitAll(props.scene, size))}
        />
      </div>
    </div>
  );
}
