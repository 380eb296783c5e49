import { focusOn, pathsTo } from '@waybill/graph';
import { type LayoutOrder, layeredLayout } from './layered-layout.ts';
import { type DependencyGraph, unattachedBranch } from './project-graph.ts';
import { shownChildren } from './tree-rows.ts';

export const boxSize = { width: 196, height: 42, gapX: 72, gapY: 12 };

/** A box of the picture: a component, the branch of the unattached, or "so many more" of a parent. */
export interface SceneBox {
  kind: 'node' | 'branch' | 'more';
  /** The node; for `more` the parent. */
  node: number;
  /** The number of nodes in a `more` or `branch` box. */
  count: number;
  /** True if its dependencies are drawn; undefined when there are none to draw. */
  isOpen: boolean | undefined;
  x: number;
  y: number;
}

export interface Scene {
  boxes: readonly SceneBox[];
  /** Flat pairs of positions in `boxes`. */
  edges: Int32Array;
  /** The index of a node in `boxes`. */
  boxOf: ReadonlyMap<number, number>;
  /** Ways were left out because there are too many. */
  isShortened: boolean;
}

type LooseBox = Omit<SceneBox, 'x' | 'y'>;

function layOut(
  boxes: readonly LooseBox[],
  edges: readonly number[],
  order: LayoutOrder,
  isShortened: boolean,
): Scene {
  const flat = Int32Array.from(edges);
  const { x, y } = layeredLayout(boxes.length, flat, boxSize, order);
  const placed = boxes.map((box, index) => ({ ...box, x: x[index] ?? 0, y: y[index] ?? 0 }));
  const boxOf = new Map(placed.flatMap((box, index) => (box.kind === 'more' ? [] : [[box.node, index]])));
  return { boxes: placed, edges: flat, boxOf, isShortened };
}

/** The number of a node's children that are drawn at first. */
export const firstChildren = 24;

/** The visible part of an opened tree. */
export interface OpenedPart {
  graph: DependencyGraph;
  expanded: ReadonlySet<string>;
  allowed: ReadonlySet<number> | undefined;
  /** More children than `firstChildren`, by parent. */
  limits: ReadonlyMap<number, number>;
  /** Drawn even beyond the limit. */
  selected: number | undefined;
}

/** The opened part of the tree with every component once. */
export function sceneOfOpened(part: OpenedPart): Scene {
  const { graph, expanded, allowed, limits, selected } = part;
  const boxes: LooseBox[] = [];
  const edges: number[] = [];
  const indexOf = new Map<number, number>();
  const done = new Set<number>();

  function boxFor(node: number): number {
    const known = indexOf.get(node);
    if (known !== undefined) return known;
    const count = shownChildren(graph, node, allowed).length;
    indexOf.set(node, boxes.length);
    boxes.push({
      kind: node === unattachedBranch ? 'branch' : 'node',
      node,
      count,
      isOpen: count > 0 ? false : undefined,
    });
    return boxes.length - 1;
  }

  const hasUnattached = shownChildren(graph, unattachedBranch, allowed).length > 0;
  const waiting = hasUnattached ? [String(unattachedBranch), '0'] : ['0'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const node = Number(path.slice(path.lastIndexOf('/') + 1));
    const from = boxFor(node);
    const box = boxes[from];
    if (!expanded.has(path) || !box) continue;
    box.isOpen = true;
    const children = shownChildren(graph, node, allowed);
    const limit = limits.get(node) ?? firstChildren;
    const shown = children.filter(
      (child, place) => place < limit || child === selected || expanded.has(`${path}/${child}`),
    );
    const way = path.split('/');
    for (const child of shown.toReversed())
      if (!way.includes(String(child))) waiting.push(`${path}/${child}`);
    if (done.has(node)) continue;
    done.add(node);
    for (const child of shown) edges.push(from, boxFor(child));
    if (shown.length < children.length) {
      edges.push(from, boxes.length);
      boxes.push({ kind: 'more', node, count: children.length - shown.length, isOpen: undefined });
    }
  }
  return layOut(boxes, edges, 'given', false);
}

/** More boxes than this are no picture that anybody can read. */
const maxBoxes = 400;
const shortestWays = 40;

/** All ways to the targets, or the shortest ones when all are too many. */
export function sceneOfWays(graph: DependencyGraph, targets: readonly number[]): Scene {
  const all = focusOn(graph.graph, graph.roots, targets);
  if (all.nodes.length <= maxBoxes) return sceneOfPart(all.nodes, all.edges, false);
  const kept = new Set<number>();
  const pairs: number[] = [];
  for (const target of targets.slice(0, maxBoxes)) {
    if (kept.size > maxBoxes) break;
    for (const way of pathsTo(graph.graph, [...graph.roots], target, shortestWays).paths) {
      for (const [place, node] of way.entries()) {
        kept.add(node);
        if (place > 0) pairs.push(way[place - 1] ?? 0, node);
      }
    }
  }
  return sceneOfPart([...kept], Int32Array.from(pairs), true);
}

function sceneOfPart(nodes: readonly number[], edges: Int32Array, isShortened: boolean): Scene {
  const index = new Map(nodes.map((node, place) => [node, place]));
  const boxes = nodes.map((node) => ({ kind: 'node' as const, node, count: 0, isOpen: undefined }));
  return layOut(
    boxes,
    Array.from(edges, (node) => index.get(node) ?? 0),
    'few-crossings',
    isShortened,
  );
}
