// Public to other features.
/** Elements that a project depends on directly, by their number; edges are pairs of numbers, flat, 0 is the project. */
export function directElements(edges: Int32Array): Set<number> {
  const direct = new Set<number>();
  for (let i = 0; i < edges.length; i += 2) {
    const to = edges[i + 1];
    if (edges[i] === 0 && to !== undefined) direct.add(to);
  }
  return direct;
}
