import { type DependencyGraph, unattachedBranch } from './project-graph.ts';

/** A visible place in the tree. A component has several places if several others depend on it. */
export interface TreeRow {
  /** The way from the top, such as `0/12/7`; names the place. */
  path: string;
  node: number;
  depth: number;
  isBranch: boolean;
  isOpen: boolean;
  /** The component stands further up on this way already, so that the way ends here. */
  isRepeated: boolean;
  /** Place among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
}

export const projectPath = '0';

/** The children that the tree may show: all, or those that are `allowed`. */
export function shownChildren(
  graph: DependencyGraph,
  node: number,
  allowed: ReadonlySet<number> | undefined,
): readonly number[] {
  const children = graph.childrenOf(node);
  return allowed ? children.filter((child) => allowed.has(child)) : children;
}

/** True if there is anything below, found without sorting what is there. */
function hasShownChildren(
  graph: DependencyGraph,
  node: number,
  allowed: ReadonlySet<number> | undefined,
): boolean {
  if (node === unattachedBranch) return shownChildren(graph, node, allowed).length > 0;
  const { starts, nodes } = graph.graph.dependencies;
  const from = starts[node] ?? 0;
  const to = starts[node + 1] ?? 0;
  if (!allowed) return to > from;
  for (let place = from; place < to; place++) if (allowed.has(nodes[place] ?? -1)) return true;
  return false;
}

/** Lists what is visible from top to bottom, without recursion. */
export function listTreeRows(
  graph: DependencyGraph,
  expanded: ReadonlySet<string>,
  allowed?: ReadonlySet<number>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const tops = hasShownChildren(graph, unattachedBranch, allowed) ? [0, unattachedBranch] : [0];
  const waiting = tops
    .map((node, index) => ({
      node,
      path: String(node),
      above: [] as number[],
      position: index + 1,
      siblings: tops.length,
    }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path, above, position, siblings } = next;
    const isRepeated = above.includes(node);
    const isBranch = !isRepeated && hasShownChildren(graph, node, allowed);
    const isOpen = isBranch && expanded.has(path);
    rows.push({ path, node, depth: above.length, isBranch, isOpen, isRepeated, position, siblings });
    if (!isOpen) continue;
    const children = shownChildren(graph, node, allowed);
    const way = [...above, node];
    for (let place = children.length - 1; place >= 0; place--) {
      const child = children[place] ?? 0;
      const at = { node: child, path: `${path}/${child}`, above: way };
      waiting.push({ ...at, position: place + 1, siblings: children.length });
    }
  }
  return rows;
}

/** The places that must be open for a way of nodes to be visible. */
export function pathsAlong(way: readonly number[]): string[] {
  const start = way[0] === 0 ? [] : [unattachedBranch];
  const all = [...start, ...way];
  return all.slice(0, -1).map((_, index) => all.slice(0, index + 1).join('/'));
}

/** The place at the end of a way of nodes. */
export function pathOf(way: readonly number[]): string {
  return (way[0] === 0 ? way : [unattachedBranch, ...way]).join('/');
}

export function parentPath(path: string): string | undefined {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? undefined : path.slice(0, slash);
}

export function nodeOfPath(path: string): number {
  return Number(path.slice(path.lastIndexOf('/') + 1));
}
