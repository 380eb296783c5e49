import { buildGraph, directDependants, directDependencies, type Graph, layersOf } from '@waybill/graph';

export interface LayoutSizes {
  width: number;
  height: number;
  gapX: number;
  gapY: number;
}

/** The upper left corner of every box. */
export interface Positions {
  x: Float64Array;
  y: Float64Array;
}

/** How boxes of one layer are ordered: as they come, below what leads to them; or so that few lines cross. */
export type LayoutOrder = 'given' | 'few-crossings';

const sweepsOf: Record<LayoutOrder, number> = { given: 1, 'few-crossings': 6 };

/**
 * Places boxes in layers from left to right: a box stands right of everything that leads to it, and as near as
 * possible to the height of what it is tied to. `edges` is flat: from, to, from, to …
 */
export function layeredLayout(
  count: number,
  edges: Int32Array,
  sizes: LayoutSizes,
  order: LayoutOrder,
): Positions {
  const graph = buildGraph(count, edges);
  const layerOf = layersOf(graph);
  const layers = groupByLayer(count, layerOf);
  orderLayers(graph, layers, sweepsOf[order]);
  const step = sizes.height + sizes.gapY;
  const centers = placeLayers(graph, layers, layerOf, step);
  const x = Float64Array.from(layerOf, (layer) => layer * (sizes.width + sizes.gapX));
  return { x, y: centers.map((center) => center - sizes.height / 2) };
}

function groupByLayer(count: number, layerOf: Int32Array): number[][] {
  const layers: number[][] = [];
  for (let node = 0; node < count; node++) {
    const layer = layerOf[node] ?? 0;
    while (layers.length <= layer) layers.push([]);
    layers[layer]?.push(node);
  }
  return layers;
}

function mean(neighbors: Int32Array, of: Float64Array): number | undefined {
  if (neighbors.length === 0) return undefined;
  let sum = 0;
  for (const node of neighbors) sum += of[node] ?? 0;
  return sum / neighbors.length;
}

/** Barycenter method: boxes are sorted by the middle of what they are tied to, there and back again. */
function orderLayers(graph: Graph, layers: readonly number[][], sweeps: number): void {
  const place = new Float64Array(graph.nodeCount);
  const number = (layer: readonly number[]) => {
    for (const [index, node] of layer.entries()) place[node] = index / layer.length;
  };
  for (const layer of layers) number(layer);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const forward = sweep % 2 === 0;
    for (const layer of forward ? layers : layers.toReversed()) {
      const wanted = new Map(
        layer.map((node) => {
          const tied = forward ? directDependants(graph, node) : directDependencies(graph, node);
          return [node, mean(tied, place) ?? place[node] ?? 0];
        }),
      );
      layer.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      number(layer);
    }
  }
}

/** Heights of the middles: each layer keeps its order and the least distance, and moves least from what it wants. */
function placeLayers(
  graph: Graph,
  layers: readonly number[][],
  layerOf: Int32Array,
  step: number,
): Float64Array {
  const center = new Float64Array(graph.nodeCount);
  for (const layer of layers) {
    for (const [index, node] of layer.entries()) center[node] = (index - (layer.length - 1) / 2) * step;
  }
  for (let sweep = 0; sweep < 4; sweep++) {
    const forward = sweep % 2 === 0;
    for (const layer of forward ? layers : layers.toReversed()) {
      const wanted = layer.map((node) => {
        const tied = forward ? directDependants(graph, node) : directDependencies(graph, node);
        return (
          mean(
            tied.filter((other) => layerOf[other] !== layerOf[node]),
            center,
          ) ??
          center[node] ??
          0
        );
      });
      for (const [index, y] of spread(wanted, step).entries()) center[layer[index] ?? 0] = y;
    }
  }
  return center;
}

/**
 * The positions nearest to `wanted` (least squares) that keep the order and at least `step` apart. Neighbors
 * that would collide become one block at the mean of its members' wishes.
 */
export function spread(wanted: readonly number[], step: number): number[] {
  const blocks: { sum: number; size: number }[] = [];
  for (const [index, value] of wanted.entries()) {
    let block = { sum: value - index * step, size: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.size >= block.sum / block.size;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: block.sum + last.sum, size: block.size + last.size };
    }
    blocks.push(block);
  }
  const result: number[] = [];
  for (const { sum, size } of blocks) {
    for (let member = 0; member < size; member++) result.push(sum / size + result.length * step);
  }
  return result;
}
