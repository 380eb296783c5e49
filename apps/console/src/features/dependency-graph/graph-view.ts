import { boxSize, type Scene, type SceneBox } from './scene.ts';

/** The picture's place on the canvas: canvas = picture × scale + offset, in CSS pixels. */
export interface GraphView {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const minScale = 0.05;
const maxScale = 2.5;
const margin = 24;

export function zoomAt(view: GraphView, factor: number, at: { x: number; y: number }): GraphView {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

function extent(boxes: readonly SceneBox[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + boxSize.width);
    bottom = Math.max(bottom, y + boxSize.height);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Shows everything, but nothing larger than life. */
export function fitAll(scene: Scene, size: Size): GraphView {
  if (scene.boxes.length === 0) return { x: margin, y: margin, scale: 1 };
  const { left, top, width, height } = extent(scene.boxes);
  const room = { width: size.width - 2 * margin, height: size.height - 2 * margin };
  const scale = Math.max(minScale, Math.min(1, room.width / width, room.height / height));
  return {
    scale,
    x: (size.width - width * scale) / 2 - left * scale,
    y: (size.height - height * scale) / 2 - top * scale,
  };
}

/** Puts a box into the middle, at a size that can be read. */
export function centerOn(box: SceneBox, size: Size, scale: number): GraphView {
  const readable = Math.max(scale, 0.8);
  return {
    scale: readable,
    x: size.width / 2 - (box.x + boxSize.width / 2) * readable,
    y: size.height / 2 - (box.y + boxSize.height / 2) * readable,
  };
}

const readableScale = 0.55;

/** The initial view: everything if it is readable, else the start of the picture or the named box. */
export function firstView(scene: Scene, size: Size, box: SceneBox | undefined): GraphView {
  const all = fitAll(scene, size);
  if (all.scale >= readableScale) return all;
  if (box) return centerOn(box, size, 0.8);
  const start = scene.boxes[0];
  if (!start) return all;
  return { scale: 0.8, x: margin - start.x * 0.8, y: size.height / 2 - (start.y + boxSize.height / 2) * 0.8 };
}

export function isInView(box: SceneBox, view: GraphView, size: Size): boolean {
  const left = box.x * view.scale + view.x;
  const top = box.y * view.scale + view.y;
  return (
    left >= 0 &&
    top >= 0 &&
    left + boxSize.width * view.scale <= size.width &&
    top + boxSize.height * view.scale <= size.height
  );
}

/** Moves the picture as little as needed for an opened box and the layer that it opened. */
export function showOpened(box: SceneBox, view: GraphView, size: Size): GraphView {
  const left = box.x * view.scale + view.x;
  const wanted = (2 * boxSize.width + boxSize.gapX) * view.scale + 2 * margin;
  const fits = left >= margin && left + wanted <= size.width;
  const x = fits ? view.x : view.x - left + Math.max(margin, (size.width - wanted) / 2);
  const sideways = { ...view, x };
  if (isInView(box, sideways, size)) return sideways;
  return { ...sideways, y: size.height / 2 - (box.y + boxSize.height / 2) * view.scale };
}

/** The width of the part of a box that opens and closes it. */
export const handleWidth = 30;

export type Hit = { box: number; part: 'body' | 'handle' };

/** The item at a point of the canvas. */
export function hitTest(scene: Scene, view: GraphView, at: { x: number; y: number }): Hit | undefined {
  const x = (at.x - view.x) / view.scale;
  const y = (at.y - view.y) / view.scale;
  const box = scene.boxes.findLastIndex(
    (item) => x >= item.x && x <= item.x + boxSize.width && y >= item.y && y <= item.y + boxSize.height,
  );
  const found = scene.boxes[box];
  if (!found) return undefined;
  const onHandle = found.isOpen !== undefined && x > found.x + boxSize.width - handleWidth;
  return { box, part: onHandle ? 'handle' : 'body' };
}
