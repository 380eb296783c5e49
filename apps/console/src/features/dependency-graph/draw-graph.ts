import { type Severity, severities } from '../../ui/badge.tsx';
import { type GraphView, handleWidth, type Size } from './graph-view.ts';
import { isOutdated, type PackageNode } from './project-graph.ts';
import { boxSize, type Scene, type SceneBox } from './scene.ts';

/** The colors of the theme, read once per theme. */
export type GraphColors = ReturnType<typeof readColors>;

const colorNames = [
  'canvas',
  'surface',
  'subtle',
  'line',
  'line-strong',
  'fg',
  'muted',
  'accent',
  'accent-strong',
  'accent-soft',
  'warning',
] as const;

export function readColors(element: Element) {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colors = Object.fromEntries(colorNames.map((name) => [name, read(name)]));
  const severityNames = severities.map((severity) => severity.toLowerCase());
  const fills = Object.fromEntries(severityNames.map((name) => [name.toUpperCase(), read(`${name}-fill`)]));
  return {
    ...(colors as Record<(typeof colorNames)[number], string>),
    severity: fills as Record<Severity, string>,
    font: style.fontFamily,
  };
}

export interface Picture {
  scene: Scene;
  nodes: readonly PackageNode[];
  view: GraphView;
  size: Size;
  colors: GraphColors;
  targets: ReadonlySet<number>;
  selected: number | undefined;
  hovered: number | undefined;
  /** The words for the boxes that are no components. */
  words: { more: (count: number) => string; branch: string };
}

/** Below this scale letters cannot be read and are left out. */
const textScale = 0.35;

/** Draws the part of the picture that is in view. */
export function drawGraph(context: CanvasRenderingContext2D, picture: Picture, pixelRatio: number): void {
  const { view, size, colors, scene } = picture;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.fillStyle = colors.canvas;
  context.fillRect(0, 0, size.width, size.height);
  context.setTransform(
    view.scale * pixelRatio,
    0,
    0,
    view.scale * pixelRatio,
    view.x * pixelRatio,
    view.y * pixelRatio,
  );
  const visible = visibleArea(view, size);
  drawEdges(context, picture, visible);
  for (const [index, box] of scene.boxes.entries()) {
    if (overlaps(box, visible)) drawBox(context, picture, box, index);
  }
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function visibleArea(view: GraphView, size: Size): Area {
  const left = -view.x / view.scale;
  const top = -view.y / view.scale;
  return { left, top, right: left + size.width / view.scale, bottom: top + size.height / view.scale };
}

function overlaps({ x, y }: SceneBox, area: Area): boolean {
  return (
    x <= area.right && x + boxSize.width >= area.left && y <= area.bottom && y + boxSize.height >= area.top
  );
}

function drawEdges(context: CanvasRenderingContext2D, picture: Picture, area: Area): void {
  const { scene, colors, view, hovered } = picture;
  const near: [SceneBox, SceneBox][] = [];
  context.beginPath();
  for (let at = 0; at < scene.edges.length; at += 2) {
    const from = scene.boxes[scene.edges[at] ?? -1];
    const to = scene.boxes[scene.edges[at + 1] ?? -1];
    if (!from || !to || !edgeInView(from, to, area)) continue;
    if (hovered !== undefined && (scene.edges[at] === hovered || scene.edges[at + 1] === hovered)) {
      near.push([from, to]);
    } else traceEdge(context, from, to);
  }
  context.lineWidth = 1 / Math.min(1, view.scale);
  context.strokeStyle = colors['line-strong'];
  context.globalAlpha = 0.55;
  context.stroke();
  context.globalAlpha = 1;
  if (near.length === 0) return;
  context.beginPath();
  for (const [from, to] of near) traceEdge(context, from, to);
  context.lineWidth = 2 / Math.min(1, view.scale);
  context.strokeStyle = colors['accent-strong'];
  context.stroke();
}

function edgeInView(from: SceneBox, to: SceneBox, area: Area): boolean {
  const top = Math.min(from.y, to.y);
  const bottom = Math.max(from.y, to.y) + boxSize.height;
  return (
    top <= area.bottom &&
    bottom >= area.top &&
    Math.min(from.x, to.x) <= area.right &&
    Math.max(from.x, to.x) + boxSize.width >= area.left
  );
}

function traceEdge(context: CanvasRenderingContext2D, from: SceneBox, to: SceneBox): void {
  const x1 = from.x + boxSize.width;
  const y1 = from.y + boxSize.height / 2;
  const y2 = to.y + boxSize.height / 2;
  // Within a cycle, both nodes are in one layer, and the line goes around them on the right.
  const x2 = to.x > from.x ? to.x : to.x + boxSize.width;
  const bend = to.x > from.x ? Math.max(24, (x2 - x1) / 2) : boxSize.gapX / 2;
  context.moveTo(x1, y1);
  context.bezierCurveTo(x1 + bend, y1, to.x > from.x ? x2 - bend : x2 + bend, y2, x2, y2);
}

function drawBox(context: CanvasRenderingContext2D, picture: Picture, box: SceneBox, index: number): void {
  const { colors, view } = picture;
  const isTarget = box.kind === 'node' && picture.targets.has(box.node);
  const isSelected = box.kind !== 'more' && picture.selected === box.node;
  context.beginPath();
  context.roundRect(box.x, box.y, boxSize.width, boxSize.height, 7);
  context.fillStyle = isSelected || isTarget ? colors['accent-soft'] : colors.surface;
  if (box.kind !== 'node') context.fillStyle = colors.subtle;
  context.fill();
  const isMarked = isSelected || isTarget || picture.hovered === index;
  context.lineWidth = (isSelected || isTarget ? 2 : 1) / Math.min(1, view.scale);
  context.strokeStyle = isMarked ? colors['accent-strong'] : colors['line-strong'];
  context.globalAlpha = isMarked ? 1 : 0.7;
  if (box.kind === 'more') context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  const node = box.kind === 'node' ? picture.nodes[box.node] : undefined;
  const worst = node && severities.find((severity) => node.findings[severity]);
  if (worst) drawSeverity(context, picture, box, worst);
  if (view.scale < textScale) return;
  if (node) drawWords(context, picture, box, node);
  else drawNote(context, picture, box);
  if (box.isOpen !== undefined) drawHandle(context, picture, box);
}

/** A bar at the start of the box, so that severity shows even where letters do not. */
function drawSeverity(
  context: CanvasRenderingContext2D,
  { colors, view }: Picture,
  box: SceneBox,
  severity: Severity,
): void {
  context.fillStyle = colors.severity[severity];
  context.beginPath();
  context.roundRect(box.x, box.y, view.scale < textScale ? 24 : 6, boxSize.height, [7, 0, 0, 7]);
  context.fill();
}

function drawWords(
  context: CanvasRenderingContext2D,
  picture: Picture,
  box: SceneBox,
  node: PackageNode,
): void {
  const { colors } = picture;
  const end = box.isOpen === undefined ? 8 : handleWidth + 4;
  const counts = drawCounts(context, picture, box, node, end);
  const room = boxSize.width - 14 - end;
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  context.font = `500 13px ${colors.font}`;
  context.fillStyle = colors.fg;
  context.fillText(shorten(context, node.name, room), box.x + 14, box.y + 18);
  context.font = `11px ${colors.font}`;
  context.fillStyle = colors.muted;
  const second = [node.version, node.group].filter(Boolean).join(' · ');
  const mark = isOutdated(node) ? drawOutdated(context, picture, box) : 0;
  context.fillStyle = colors.muted;
  context.fillText(shorten(context, second, room - counts - mark), box.x + 14 + mark, box.y + 34);
}

/** An arrow upward before the version; returns the width taken. */
function drawOutdated(context: CanvasRenderingContext2D, { colors }: Picture, box: SceneBox): number {
  const x = box.x + 18;
  const top = box.y + 25;
  context.beginPath();
  context.moveTo(x, top + 9);
  context.lineTo(x, top);
  context.moveTo(x - 3.5, top + 3.5);
  context.lineTo(x, top);
  context.lineTo(x + 3.5, top + 3.5);
  context.lineWidth = 1.8;
  context.strokeStyle = colors.warning;
  context.stroke();
  return 12;
}

/** Draws the number of findings per severity at the end of the second line; returns the width used. */
function drawCounts(
  context: CanvasRenderingContext2D,
  { colors }: Picture,
  box: SceneBox,
  node: PackageNode,
  end: number,
): number {
  context.font = `600 11px ${colors.font}`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'start';
  let x = box.x + boxSize.width - end;
  const start = x;
  for (const severity of severities.toReversed()) {
    const count = node.findings[severity];
    if (!count) continue;
    const text = String(count);
    const width = context.measureText(text).width;
    x -= width;
    context.fillStyle = colors.fg;
    context.fillText(text, x, box.y + 34);
    x -= 8;
    context.beginPath();
    context.arc(x + 3, box.y + 30, 3, 0, 2 * Math.PI);
    context.fillStyle = colors.severity[severity];
    context.fill();
    x -= 6;
  }
  return start - x;
}

function drawNote(context: CanvasRenderingContext2D, { colors, words }: Picture, box: SceneBox): void {
  context.font = `12px ${colors.font}`;
  context.textAlign = 'start';
  context.textBaseline = 'middle';
  context.fillStyle = box.kind === 'more' ? colors.accent : colors.muted;
  const text = box.kind === 'more' ? words.more(box.count) : words.branch;
  const room = boxSize.width - 24 - (box.isOpen === undefined ? 0 : handleWidth);
  context.fillText(shorten(context, text, room), box.x + 14, box.y + boxSize.height / 2);
}

function drawHandle(context: CanvasRenderingContext2D, { colors }: Picture, box: SceneBox): void {
  const x = box.x + boxSize.width - handleWidth / 2;
  const y = box.y + boxSize.height / 2;
  context.beginPath();
  context.arc(x, y, 8, 0, 2 * Math.PI);
  context.fillStyle = box.isOpen ? colors.subtle : colors['accent-soft'];
  context.fill();
  context.beginPath();
  context.moveTo(x - 4, y);
  context.lineTo(x + 4, y);
  if (!box.isOpen) {
    context.moveTo(x, y - 4);
    context.lineTo(x, y + 4);
  }
  context.lineWidth = 1.5;
  context.strokeStyle = colors.accent;
  context.stroke();
}

const shortened = new Map<string, string>();
const keptTexts = 20_000;

/** Cuts a text to the room it has; remembered, because measuring is the slow part of drawing. */
function shorten(context: CanvasRenderingContext2D, text: string, room: number): string {
  const key = `${context.font}|${Math.round(room)}|${text}`;
  const known = shortened.get(key);
  if (known !== undefined) return known;
  if (shortened.size > keptTexts) shortened.clear();
  const fitted = fit(context, text, room);
  shortened.set(key, fitted);
  return fitted;
}

function fit(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(`${text.slice(0, middle)}…`).width <= room) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}
