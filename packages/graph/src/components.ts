import { at, type Graph } from './graph.ts';

/** The strongly connected component of every node; component numbers fall along dependencies. */
export type StrongComponents = { readonly count: number; readonly componentOf: Int32Array };

/**
 * Finds the strongly connected components: nodes that depend on each other in a circle share one. A dependency
 * outside the component has a smaller number, so ascending numbers are an order in which to build things.
 * Tarjan's algorithm with its own stack, so that a long chain cannot overflow the call stack.
 *
 * @example
 * const { count, componentOf } = strongComponents(buildGraph(3, [[0, 1], [1, 2], [2, 1]]));
 * [count, [...componentOf]] // [2, [1, 0, 0]]
 */
export function strongComponents(graph: Graph): StrongComponents {
  const { nodeCount } = graph;
  const { starts, nodes } = graph.dependencies;
  const componentOf = new Int32Array(nodeCount).fill(-1);
  const order = new Int32Array(nodeCount).fill(-1);
  const low = new Int32Array(nodeCount);
  const cursor = starts.slice(0, nodeCount);
  const path = new Int32Array(nodeCount);
  const open = new Int32Array(nodeCount);
  let openCount = 0;
  let visited = 0;
  let count = 0;

  for (let first = 0; first < nodeCount; first++) {
    if (order[first] !== -1) continue;
    let depth = 0;
    path[0] = first;
    order[first] = visited++;
    low[first] = at(order, first);
    open[openCount++] = first;
    while (depth >= 0) {
      const node = at(path, depth);
      if (at(cursor, node) < at(starts, node + 1)) {
        const target = at(nodes, cursor[node]!++);
        if (order[target] === -1) {
          order[target] = visited++;
          low[target] = at(order, target);
          open[openCount++] = target;
          path[++depth] = target;
        } else if (componentOf[target] === -1) {
          low[node] = Math.min(at(low, node), at(order, target));
        }
        continue;
      }
      if (low[node] === order[node]) {
        let member = -1;
        while (member !== node) {
          member = at(open, --openCount);
          componentOf[member] = count;
        }
        count++;
      }
      depth--;
      if (depth >= 0) {
        const parent = at(path, depth);
        low[parent] = Math.min(at(low, parent), at(low, node));
      }
    }
  }
  return { count, componentOf };
}

/**
 * The groups of nodes that depend on each other in a circle, each in ascending order; a node on itself counts.
 *
 * @example
 * cyclesOf(buildGraph(4, [[0, 1], [1, 2], [2, 1], [3, 3]])) // [[1, 2], [3]]
 */
export function cyclesOf(graph: Graph): number[][] {
  const { componentOf } = strongComponents(graph);
  const groups = new Map<number, number[]>();
  for (let node = 0; node < graph.nodeCount; node++) {
    const component = at(componentOf, node);
    const group = groups.get(component);
    if (group) group.push(node);
    else groups.set(component, [node]);
  }
  // A map keeps the order in which the groups were begun: that of their least nodes.
  return [...groups.values()].filter((group) => {
    return group.length > 1 || group.some((node) => dependsOnItself(graph, node));
  });
}

/**
 * Where every way through the graph can begin, in ascending order: the nodes that nothing else depends on, and the least node of
 * each circle that nothing outside of it depends on.
 *
 * @example
 * rootsOf(buildGraph(4, [[0, 1], [1, 2], [3, 3]])) // [0, 3]
 * rootsOf(buildGraph(3, [[0, 1], [1, 0], [1, 2]])) // [0]
 */
export function rootsOf(graph: Graph): number[] {
  const { count, componentOf } = strongComponents(graph);
  const { starts, nodes } = graph.dependencies;
  const isBegun = new Uint8Array(count);
  for (let node = 0; node < graph.nodeCount; node++) {
    for (let i = at(starts, node); i < at(starts, node + 1); i++) {
      const target = at(componentOf, at(nodes, i));
      if (target !== at(componentOf, node)) isBegun[target] = 1;
    }
  }
  const roots: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) {
    const component = at(componentOf, node);
    if (isBegun[component] === 1) continue;
    isBegun[component] = 1;
    roots.push(node);
  }
  return roots;
}

/**
 * The layer of every node for a drawing from left to right: 0 for nodes without dependents, else one more
 * than the deepest dependent. Nodes of one cycle share a layer.
 *
 * @example
 * [...layersOf(buildGraph(3, [[0, 1], [0, 2], [1, 2]]))] // [0, 1, 2]
 */
export function layersOf(graph: Graph): Int32Array {
  const { count, componentOf } = strongComponents(graph);
  const { starts, nodes } = graph.dependencies;
  const order = nodesByComponent(graph.nodeCount, count, componentOf);
  const layer = new Int32Array(count);
  // Component numbers fall along dependencies. Going down, every dependent is final before its dependencies.
  for (const node of order) {
    const own = at(componentOf, node);
    for (let i = at(starts, node); i < at(starts, node + 1); i++) {
      const target = at(componentOf, at(nodes, i));
      if (target !== own && at(layer, target) <= at(layer, own)) layer[target] = at(layer, own) + 1;
    }
  }
  return componentOf.map((component) => at(layer, component));
}

/** All nodes, those of higher components first. */
function nodesByComponent(nodeCount: number, count: number, componentOf: Int32Array): Int32Array {
  const next = new Int32Array(count + 1);
  for (let node = 0; node < nodeCount; node++) next[count - at(componentOf, node)]!++;
  for (let i = 0; i < count; i++) next[i + 1]! += at(next, i);
  const order = new Int32Array(nodeCount);
  for (let node = 0; node < nodeCount; node++) order[next[count - 1 - at(componentOf, node)]!++] = node;
  return order;
}

function dependsOnItself(graph: Graph, node: number): boolean {
  const { starts, nodes } = graph.dependencies;
  return nodes.subarray(starts[node], starts[node + 1]).includes(node);
}
