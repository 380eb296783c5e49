/**
 * Folders that import each other, by whatever way around: none of them can be understood or moved without the others.
 * @param edges pairs of [file, imported file], types included
 * @param folderOf the folder that a file counts for; undefined where it counts for none
 * @returns each circle as one of its shortest ways around, with a file that leads from each folder to the next
 */
export function findFolderCircles(edges, folderOf) {
  const graph = new Map();
  for (const [from, to] of edges) {
    const [source, target] = [folderOf(from), folderOf(to)];
    if (source === undefined || target === undefined || source === target) continue;
    const targets = graph.get(source) ?? new Map();
    if (!targets.has(target)) targets.set(target, `${from} -> ${to}`);
    graph.set(source, targets);
  }
  const seen = new Set();
  const circles = [];
  for (const start of [...graph.keys()].sort()) {
    const way = wayAround(graph, start);
    if (!way) continue;
    const name = [...way].sort().join(' ');
    if (seen.has(name)) continue;
    seen.add(name);
    circles.push(way.map((folder, at) => graph.get(folder).get(way[(at + 1) % way.length])));
  }
  return circles;
}

/** The shortest way from a folder back to it. */
function wayAround(graph, start) {
  const before = new Map();
  const queue = [start];
  for (const folder of queue) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (next === start) return wayTo(before, folder, start);
      if (before.has(next)) continue;
      before.set(next, folder);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(before, last, start) {
  const way = [last];
  while (way[0] !== start) way.unshift(before.get(way[0]));
  return way;
}
