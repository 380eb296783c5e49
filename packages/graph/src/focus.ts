import { at, type Graph } from './graph.ts';
import { breadthFirst } from './reach.ts';

/** A part of a graph: its nodes in ascending order, and the edges among them, flat as `from, to, …`. */
export type SubGraph = { nodes: number[]; edges: Int32Array };

/**
 * The part of a graph that explains why the targets are there: all nodes on any way from a root to a target, and
 * the edges among them. Targets that no root leads to stand alone.
 *
 * @example
 * const { nodes, edges } = focusOn(buildGraph(4, [[0, 1], [1, 2], [0, 3]]), [0], [2]);
 * [nodes, [...edges]] // [[0, 1, 2], [0, 1, 1, 2]]
 */
export function focusOn(graph: Graph, roots: readonly number[], targets: readonly number[]): SubGraph {
  const fromRoot = breadthFirst(graph.dependencies, graph.nodeCount, roots);
  const toTarget = breadthFirst(graph.dependants, graph.nodeCount, targets);
  const isKept = (node: number) =>
    toTarget[node] === 0 || (at(fromRoot, node) >= 0 && at(toTarget, node) > 0);
  return partOf(graph, isKept);
}

/**
 * The part of a graph that holds the given nodes and the edges among them.
 *
 * @example
 * const { nodes, edges } = subGraph(buildGraph(3, [[0, 1], [1, 2]]), [2, 1]);
 * [nodes, [...edges]] // [[1, 2], [1, 2]]
 */
export function subGraph(graph: Graph, nodes: Iterable<number>): SubGraph {
  const kept = new Set(nodes);
  return partOf(graph, (node) => kept.has(node));
}

function partOf(graph: Graph, isKept: (node: number) => boolean): SubGraph {
  const { starts, nodes } = graph.dependencies;
  const kept: number[] = [];
  const edges: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) {
    if (!isKept(node)) continue;
    kept.push(node);
    for (let i = at(starts, node); i < at(starts, node + 1); i++) {
      const target = at(nodes, i);
      if (isKept(target)) edges.push(node, target);
    }
  }
  return { nodes: kept, edges: Int32Array.from(edges) };
}
