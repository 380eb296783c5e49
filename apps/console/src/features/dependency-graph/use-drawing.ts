import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTheme } from '../../lib/theme.ts';
import { drawGraph, type GraphColors, readColors } from './draw-graph.ts';
import type { GraphView } from './graph-view.ts';
import type { PackageNode } from './project-graph.ts';
import type { Scene } from './scene.ts';

export interface DrawingOptions {
  scene: Scene;
  nodes: readonly PackageNode[];
  targets: ReadonlySet<number>;
  selected: number | undefined;
  canvas: RefObject<HTMLCanvasElement | null>;
  view: RefObject<GraphView>;
  /** The box under the pointer. */
  hovered: RefObject<number | undefined>;
}

/** Gives the canvas as many pixels as the screen has for it. */
function fitToScreen(canvas: HTMLCanvasElement): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas;
  const wanted = {
    width: Math.round(width * devicePixelRatio),
    height: Math.round(height * devicePixelRatio),
  };
  if (canvas.width !== wanted.width) canvas.width = wanted.width;
  if (canvas.height !== wanted.height) canvas.height = wanted.height;
  return { width, height };
}

/** Draws at most once per frame: when asked to, and when the picture, its room or the theme changes. */
export function useDrawing(options: DrawingOptions): () => void {
  const { t, i18n } = useLingui();
  const { resolved: theme } = useTheme();
  const colors = useRef<GraphColors>(undefined);
  const frame = useRef(0);
  const paint = useRef(() => {});
  paint.current = () => {
    const canvas = options.canvas.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    colors.current ??= readColors(canvas);
    const picture = {
      ...options,
      view: options.view.current,
      size: fitToScreen(canvas),
      colors: colors.current,
      hovered: options.hovered.current,
      words: {
        more: (count: number) => {
          const number = i18n.number(count);
          return t`${number} more`;
        },
        branch: t`Not linked to project`,
      },
    };
    drawGraph(context, picture, devicePixelRatio);
  };

  const draw = useCallback(() => {
    if (frame.current) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      paint.current();
    });
  }, []);

  const { canvas } = options;
  useEffect(() => {
    if (!canvas.current) return;
    const observer = new ResizeObserver(draw);
    observer.observe(canvas.current);
    // Letters drawn before their font is there would stay in another one.
    void document.fonts.ready.then(draw);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [draw, canvas]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colors
  useEffect(() => {
    colors.current = undefined;
    draw();
  }, [theme, draw]);
  useEffect(draw);
  return draw;
}
