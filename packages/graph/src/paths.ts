import { at, directDependants, type Graph } from './graph.ts';
import { breadthFirst } from './reach.ts';

/** Paths from roots to a target; `complete` is false when there are more than were asked for or looked at. */
export type PathList = { paths: number[][]; complete: boolean };

/**
 * A way back from the target: the node, its successor on the way, the number of nodes so far, and how near to a root
 * the nearest of them is.
 */
type Trail = { node: number; next: Trail | undefined; length: number; nearest: number };

/** Work per asked path beside its own length; circles can make ways back that lead nowhere. */
const MAX_STEPS_PER_PATH = 2_000;
/** Nodes of a trail that can be looked at in the time of one step. */
const LOOKS_PER_STEP = 500;

/**
 * Lists paths from any root to a target, shortest first, at most `limit`. No path visits a node twice. A path
 * ends (looking back from the target) at the first root it meets. A target that is a root is a path by
 * itself. If a root leads to the target, at least one path is found, however long.
 *
 * @example
 * pathsTo(buildGraph(3, [[0, 1], [0, 2], [1, 2]]), [0], 2, 10) // { paths: [[0, 2], [0, 1, 2]], complete: true }
 */
export function pathsTo(graph: Graph, roots: readonly number[], target: number, limit: number): PathList {
  const fromRoot = breadthFirst(graph.dependencies, graph.nodeCount, roots);
  const paths: number[][] = [];
  if (at(fromRoot, target) < 0 || limit < 1) return { paths, complete: at(fromRoot, target) < 0 };
  const queue = new TrailQueue();
  const distance = at(fromRoot, target);
  queue.push({ node: target, next: undefined, length: 1, nearest: distance }, distance);
  const budget = limit * (MAX_STEPS_PER_PATH + distance);
  for (let steps = 0; steps < budget; steps++) {
    const trail = queue.pop();
    if (!trail) return { paths, complete: true };
    if (fromRoot[trail.node] !== 0) steps += extend(graph, fromRoot, trail, queue) / LOOKS_PER_STEP;
    else if (paths.push(nodesOf(trail)) === limit) return { paths, complete: queue.isEmpty() };
  }
  if (paths.length === 0) paths.push(shortestPath(graph, fromRoot, target));
  return { paths, complete: false };
}

function shortestPath(graph: Graph, fromRoot: Int32Array, target: number): number[] {
  const path = [target];
  for (let distance = at(fromRoot, target) - 1; distance >= 0; distance--) {
    const nearer = directDependants(graph, path.at(-1) ?? target).find((node) => fromRoot[node] === distance);
    if (nearer !== undefined) path.push(nearer);
  }
  return path.reverse();
}

/**
 * Goes one step back in every way; the steps that the nearest root still needs make the priority. The result is the
 * number of nodes that were looked at.
 */
function extend(graph: Graph, fromRoot: Int32Array, trail: Trail, queue: TrailQueue): number {
  const { starts, nodes } = graph.dependants;
  let looks = 0;
  for (let i = at(starts, trail.node + 1) - 1; i >= at(starts, trail.node); i--) {
    const node = at(nodes, i);
    const distance = at(fromRoot, node);
    if (distance < 0) continue;
    // A node nearer to a root than all before it is new: so a long chain is walked once and not once per node.
    if (distance >= trail.nearest) {
      looks += trail.length;
      if (hasNode(trail, node)) continue;
    }
    const nearest = Math.min(distance, trail.nearest);
    queue.push({ node, next: trail, length: trail.length + 1, nearest }, trail.length + distance);
  }
  return looks;
}

function hasNode(trail: Trail, node: number): boolean {
  for (let step: Trail | undefined = trail; step; step = step.next) if (step.node === node) return true;
  return false;
}

function nodesOf(trail: Trail): number[] {
  const nodes: number[] = [];
  for (let step: Trail | undefined = trail; step; step = step.next) nodes.push(step.node);
  return nodes;
}

/** Trails by the least length they can come to; of equals the youngest first, which finishes paths before starting others. */
class TrailQueue {
  readonly #buckets: Trail[][] = [];
  #lowest = 0;

  push(trail: Trail, length: number): void {
    while (this.#buckets.length <= length) this.#buckets.push([]);
    this.#buckets[length]?.push(trail);
    this.#lowest = Math.min(this.#lowest, length);
  }

  pop(): Trail | undefined {
    while (this.#lowest < this.#buckets.length) {
      const trail = this.#buckets[this.#lowest]?.pop();
      if (trail) return trail;
      this.#lowest++;
    }
    return undefined;
  }

  isEmpty(): boolean {
    return this.#buckets.every((bucket) => bucket.length === 0);
  }
}
