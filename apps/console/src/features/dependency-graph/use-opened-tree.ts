import { pathsTo } from '@waybill/graph';
import { useEffect, useMemo, useState } from 'react';
import type { DependencyGraph } from './project-graph.ts';
import { recallBranches, rememberBranches } from './remembered-branches.ts';
import { firstChildren } from './scene.ts';
import {
  listTreeRows,
  nodeOfPath,
  parentPath,
  pathOf,
  pathsAlong,
  projectPath,
  shownChildren,
  type TreeRow,
} from './tree-rows.ts';

const moreChildren = 100;

/** The shortest way to a node, as nodes from the project or from an unattached component. */
function shortestWay(graph: DependencyGraph, target: number): readonly number[] {
  return pathsTo(graph.graph, [...graph.roots], target, 1).paths[0] ?? [];
}

/** The places to open at first: the project, and on from there as long as there is only one way. */
function firstPaths(graph: DependencyGraph, allowed: ReadonlySet<number> | undefined): string[] {
  const way = [0];
  for (;;) {
    const [only, ...others] = shownChildren(graph, way.at(-1) ?? 0, allowed);
    if (only === undefined || others.length > 0 || way.includes(only)) break;
    way.push(only);
  }
  return [...pathsAlong(way), pathOf(way)];
}

/**
 * The opened part of the tree, which the picture draws. It starts with the project and the paths to
 * `revealed` opened. A named `picture` also restores what was open before a reload. Give the component that
 * uses it a key to start anew.
 */
export function useOpenedTree(
  graph: DependencyGraph,
  allowed: ReadonlySet<number> | undefined,
  revealed: readonly number[],
  picture: string | undefined,
) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...((picture && recallBranches(graph, picture)) || firstPaths(graph, allowed)),
        ...revealed.flatMap((node) => pathsAlong(shortestWay(graph, node))),
      ]),
  );
  useEffect(() => {
    if (picture) rememberBranches(graph, picture, expanded);
  }, [graph, picture, expanded]);
  const [activePath, setActivePath] = useState(() => {
    const way = revealed[0] === undefined ? [] : shortestWay(graph, revealed[0]);
    return way.length === 0 ? projectPath : pathOf(way);
  });
  const [limits, setLimits] = useState<ReadonlyMap<number, number>>(new Map());
  /** The node that was opened or closed last. */
  const [anchor, setAnchor] = useState<number>();
  const rows = useMemo(() => listTreeRows(graph, expanded, allowed), [graph, expanded, allowed]);

  function toggle(row: TreeRow): void {
    if (!row.isBranch) return;
    setAnchor(row.node);
    if (row.isOpen && activePath.startsWith(`${row.path}/`)) setActivePath(row.path);
    setExpanded((before) => {
      const next = new Set(before);
      if (!next.delete(row.path)) next.add(row.path);
      return next;
    });
  }

  /** As `toggle`, for a box of the picture, which stands for all places of its node. */
  function toggleNode(node: number): void {
    const places = rows.filter((row) => row.node === node && row.isBranch);
    const open = places.filter((row) => row.isOpen);
    setAnchor(node);
    setExpanded((before) => {
      const next = new Set(before);
      for (const row of open) next.delete(row.path);
      const first = places[0];
      if (open.length === 0 && first) next.add(first.path);
      return next;
    });
  }

  function showMore(node: number): void {
    setAnchor(node);
    setLimits((before) => new Map(before).set(node, (before.get(node) ?? firstChildren) + moreChildren));
  }

  /** Makes a place of the node the active one, the present one if it is such a place. */
  function activateNode(node: number): void {
    if (nodeOfPath(activePath) === node) return;
    const row = rows.find((candidate) => candidate.node === node);
    if (row) setActivePath(row.path);
  }

  /** Opens the shortest way to a node, so that tree and picture show it. */
  function reveal(node: number): void {
    const way = shortestWay(graph, node);
    if (way.length === 0) return;
    setAnchor(undefined);
    setExpanded((before) => new Set([...before, ...pathsAlong(way)]));
    setActivePath(pathOf(way));
  }

  // The active row may have disappeared with a branch that was closed in the picture.
  const isThere = rows.some((row) => row.path === activePath);
  return {
    rows,
    expanded,
    limits,
    anchor,
    activePath: isThere ? activePath : (parentPath(activePath) ?? projectPath),
    activate: (row: TreeRow) => setActivePath(row.path),
    activateNode,
    reveal,
    toggle,
    toggleNode,
    showMore,
  };
}
