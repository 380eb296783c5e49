import { type Adjacency, at, type Graph } from './graph.ts';

/**
 * Everything that the given nodes depend on, directly or through others, in ascending order; they
 * themselves only when in a cycle.
 *
 * @example
 * allDependencies(buildGraph(4, [[0, 1], [1, 2], [3, 2]]), [0]) // [1, 2]
 */
export function allDependencies(graph: Graph, nodes: readonly number[]): number[] {
  return reachedFrom(graph.dependencies, nodes);
}

/**
 * Everything that depends on the given nodes, directly or through others, in ascending order; they
 * themselves only when in a cycle.
 *
 * @example
 * allDependants(buildGraph(4, [[0, 1], [1, 2], [3, 2]]), [2]) // [0, 1, 3]
 */
export function allDependants(graph: Graph, nodes: readonly number[]): number[] {
  return reachedFrom(graph.dependants, nodes);
}

/**
 * Steps from the nearest of the given nodes along dependencies: 0 for themselves, 1 for direct dependencies; -1
 * where none leads.
 *
 * @example
 * [...depths(buildGraph(4, [[0, 1], [1, 2], [3, 2]]), [0])] // [0, 1, 2, -1]
 */
export function depths(graph: Graph, from: readonly number[]): Int32Array {
  return breadthFirst(graph.dependencies, graph.nodeCount, from);
}

/** Steps from the nearest of the given nodes along any adjacency; -1 where none leads. */
export function breadthFirst(adjacency: Adjacency, nodeCount: number, from: readonly number[]): Int32Array {
  const depth = new Int32Array(nodeCount).fill(-1);
  const queue = new Int32Array(nodeCount);
  let tail = 0;
  for (const node of from) {
    if (depth[node] !== -1) continue;
    depth[node] = 0;
    queue[tail++] = node;
  }
  for (let head = 0; head < tail; head++) {
    const node = at(queue, head);
    for (let i = at(adjacency.starts, node); i < at(adjacency.starts, node + 1); i++) {
      const neighbor = at(adjacency.nodes, i);
      if (depth[neighbor] !== -1) continue;
      depth[neighbor] = at(depth, node) + 1;
      queue[tail++] = neighbor;
    }
  }
  return depth;
}

function reachedFrom(adjacency: Adjacency, nodes: readonly number[]): number[] {
  const nodeCount = adjacency.starts.length - 1;
  const next = new Set<number>();
  for (const node of nodes) {
    for (let i = at(adjacency.starts, node); i < at(adjacency.starts, node + 1); i++) {
      next.add(at(adjacency.nodes, i));
    }
  }
  const depth = breadthFirst(adjacency, nodeCount, [...next]);
  const reached: number[] = [];
  for (let node = 0; node < nodeCount; node++) if (depth[node] !== -1) reached.push(node);
  return reached;
}
