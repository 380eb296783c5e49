/** Neighbors of every node in one array: those of node `n` stand from `starts[n]` to `starts[n + 1]`, in ascending order. */
export type Adjacency = { readonly starts: Int32Array; readonly nodes: Int32Array };

/** A directed graph over the nodes `0 … nodeCount - 1`. An edge leads from a dependent to its dependency. */
export type Graph = {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly dependencies: Adjacency;
  readonly dependants: Adjacency;
};

/** Edges as pairs, or flat as `from, to, from, to, …`. */
export type Edges = Int32Array | readonly (readonly [from: number, to: number])[];

/**
 * Builds a graph; equal edges count once, an edge from a node to itself is kept.
 *
 * @throws RangeError when an edge names a node that does not exist, or a flat list has an odd length.
 *
 * @example
 * const graph = buildGraph(3, [[0, 1], [1, 2], [1, 2]]);
 * [graph.nodeCount, graph.edgeCount] // [3, 2]
 */
export function buildGraph(nodeCount: number, edges: Edges): Graph {
  const flat = edges instanceof Int32Array ? edges : Int32Array.from(edges.flat());
  checkEdges(nodeCount, flat);
  const dependencies = adjacency(nodeCount, flat, 0);
  return {
    nodeCount,
    edgeCount: dependencies.nodes.length,
    dependencies,
    dependants: adjacency(nodeCount, flat, 1),
  };
}

/** The neighbors of a node, as a view that costs nothing. */
function neighbors(adjacency: Adjacency, node: number): Int32Array {
  return adjacency.nodes.subarray(adjacency.starts[node], adjacency.starts[node + 1]);
}

/**
 * The direct dependencies of a node, in ascending order.
 *
 * @example
 * [...directDependencies(buildGraph(4, [[0, 3], [0, 1], [1, 2]]), 0)] // [1, 3]
 */
export function directDependencies(graph: Graph, node: number): Int32Array {
  return neighbors(graph.dependencies, node);
}

/**
 * The direct dependents of a node, in ascending order.
 *
 * @example
 * [...directDependants(buildGraph(4, [[3, 2], [0, 1], [1, 2]]), 2)] // [1, 3]
 */
export function directDependants(graph: Graph, node: number): Int32Array {
  return neighbors(graph.dependants, node);
}

function checkEdges(nodeCount: number, flat: Int32Array): void {
  if (flat.length % 2 !== 0) throw new RangeError(`Expected pairs of nodes, found ${flat.length} numbers`);
  for (const node of flat) {
    if (node < 0 || node >= nodeCount) {
      throw new RangeError(`Edge names node ${node}, expected 0 to ${nodeCount - 1}`);
    }
  }
}

/** Counting sort by the near end (`side` 0: from, 1: to), then sorts each node's far ends and drops repetitions. */
function adjacency(nodeCount: number, flat: Int32Array, side: 0 | 1): Adjacency {
  const starts = new Int32Array(nodeCount + 1);
  for (let i = side; i < flat.length; i += 2) starts[at(flat, i) + 1]!++;
  for (let node = 0; node < nodeCount; node++) starts[node + 1]! += at(starts, node);
  const nodes = new Int32Array(flat.length / 2);
  const next = starts.slice(0, nodeCount);
  for (let i = 0; i < flat.length; i += 2) nodes[next[at(flat, i + side)]!++] = at(flat, i + 1 - side);
  return withoutRepetitions(starts, nodes);
}

function withoutRepetitions(starts: Int32Array, nodes: Int32Array): Adjacency {
  let kept = 0;
  let from = 0;
  for (let node = 0; node + 1 < starts.length; node++) {
    const to = at(starts, node + 1);
    nodes.subarray(from, to).sort();
    const first = kept;
    for (let i = from; i < to; i++) {
      if (kept === first || nodes[kept - 1] !== nodes[i]) nodes[kept++] = at(nodes, i);
    }
    from = to;
    starts[node + 1] = kept;
  }
  return { starts, nodes: nodes.slice(0, kept) };
}

/** Reads an index that the surrounding loop keeps inside the array. */
export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}
