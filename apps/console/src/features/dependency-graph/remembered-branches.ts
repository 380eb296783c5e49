import type { DependencyGraph } from './project-graph.ts';

/** More would not be worth the room in the browser's storage. */
const maxRemembered = 2000;

function storageKey(picture: string): string {
  return `graph-branches ${picture}`;
}

/** Branches are remembered by the numbers of their nodes: those of another import mean other components. */
function markOf(graph: DependencyGraph): string {
  return `${graph.nodes.length} ${graph.nodes.at(-1)?.uuid}`;
}

/** The paths that were open when this tab last showed the picture; undefined for the first time, or another graph. */
export function recallBranches(graph: DependencyGraph, picture: string): readonly string[] | undefined {
  const [mark, ...paths] = sessionStorage.getItem(storageKey(picture))?.split('|') ?? [];
  return mark === markOf(graph) ? paths : undefined;
}

/** Keeps the open paths for a reload, in this tab. */
export function rememberBranches(graph: DependencyGraph, picture: string, paths: ReadonlySet<string>): void {
  const parts = [markOf(graph), ...[...paths].slice(0, maxRemembered)];
  try {
    sessionStorage.setItem(storageKey(picture), parts.join('|'));
  } catch {
    // The storage is full or forbidden: a reload then starts with the first branches.
  }
}
