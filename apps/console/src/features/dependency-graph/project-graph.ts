import type { GraphNode, ProjectGraph } from '@waybill/api-contract';
import {
  allDependants,
  buildGraph,
  directDependants,
  directDependencies,
  type Graph,
  rootsOf,
} from '@waybill/graph';
import type { Severity } from '../../ui/badge.tsx';
import { compareTexts } from '../../ui/collator.ts';

/** A component or service of the graph; number 0 is the project itself. */
export interface PackageNode {
  uuid: string;
  name: string;
  version: string | undefined;
  group: string | undefined;
  /** Findings by severity, without those that are zero. */
  findings: Partial<Record<Severity, number>>;
  isService: boolean;
  /** The latest version of its package, where that is another one than its own. */
  latestVersion: string | undefined;
  /** The text that is searched. */
  searchText: string;
}

/** The branch that holds everything that nothing depends on and that is not the project. */
export const unattachedBranch = -1;
const projectNode = 0;

/** A project's dependency graph with what the screen asks of it, all by node number. */
export interface DependencyGraph {
  nodes: readonly PackageNode[];
  graph: Graph;
  numberOf: ReadonlyMap<string, number>;
  unattached: readonly number[];
  /** All nodes, of the same severity by name. */
  mostSevereFirst: readonly number[];
  /** Where ways to a component start: the project, then what is unattached. */
  roots: readonly number[];
  /** The direct dependencies of a node or branch, the most severe first. */
  childrenOf: (node: number) => readonly number[];
  dependantsOf: (node: number) => readonly number[];
}

const isServiceFlag = 1;
const countedSeverities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNASSIGNED'] as const;

function readNode([uuid, name, version, group, , ...rest]: GraphNode): PackageNode {
  const [critical, high, medium, low, unassigned, flags, latestVersion] = rest;
  const counts = [critical, high, medium, low, unassigned];
  const findings: PackageNode['findings'] = {};
  for (const [place, severity] of countedSeverities.entries()) {
    const count = counts[place];
    if (count) findings[severity] = count;
  }
  return {
    uuid,
    name,
    version: version ?? undefined,
    group: group ?? undefined,
    findings,
    isService: (flags & isServiceFlag) !== 0,
    latestVersion: latestVersion ?? undefined,
    searchText: [group, name, version].filter(Boolean).join(' ').toLowerCase(),
  };
}

function compareNames(one: PackageNode, other: PackageNode): number {
  return compareTexts(one.name, other.name) || compareTexts(one.version ?? '', other.version ?? '');
}

/** The place of every node in the order "most severe first, then by name". */
function rankNodes(nodes: readonly PackageNode[]): Int32Array {
  const order = nodes.map((_, number) => number);
  order.sort((a, b) => {
    const one = nodes[a];
    const other = nodes[b];
    if (!one || !other) return 0;
    for (const severity of countedSeverities) {
      const difference = (other.findings[severity] ?? 0) - (one.findings[severity] ?? 0);
      if (difference !== 0) return difference;
    }
    return compareNames(one, other);
  });
  const rank = new Int32Array(nodes.length);
  for (const [place, number] of order.entries()) rank[number] = place;
  return rank;
}

export function readProjectGraph(answer: ProjectGraph): DependencyGraph {
  const nodes = answer.nodes.map(readNode);
  const graph = buildGraph(nodes.length, Int32Array.from(answer.edges));
  const rank = rankNodes(nodes);
  const byRank = (list: Iterable<number>) => [...list].sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
  const unattached = byRank(rootsOf(graph).filter((node) => node !== projectNode));
  const known = new Map<number, readonly number[]>([[unattachedBranch, unattached]]);
  return {
    nodes,
    graph,
    numberOf: new Map(nodes.map((node, number) => [node.uuid, number])),
    unattached,
    mostSevereFirst: byRank(nodes.keys()),
    roots: [projectNode, ...unattached],
    childrenOf: (node) => {
      const children = known.get(node) ?? byRank(directDependencies(graph, node));
      known.set(node, children);
      return children;
    },
    dependantsOf: (node) => byRank(directDependants(graph, node)),
  };
}

/** True if anything depends on anything. */
export function hasDependencies({ graph }: DependencyGraph): boolean {
  return graph.edgeCount > 0;
}

export function hasFindings(node: PackageNode): boolean {
  return Object.keys(node.findings).length > 0;
}

export function isOutdated(node: PackageNode): boolean {
  return node.latestVersion !== undefined;
}

/** Everything on a way to a component that is wanted. */
export function leadingTo(
  { nodes, graph }: DependencyGraph,
  isWanted: (node: PackageNode) => boolean,
): ReadonlySet<number> {
  const wanted = nodes.flatMap((node, number) => (number !== projectNode && isWanted(node) ? number : []));
  return new Set([...wanted, ...allDependants(graph, wanted)]);
}

/** The components whose group, name or version holds every word, best first: names that begin with the text lead. */
export function searchNodes({ nodes }: DependencyGraph, text: string): number[] {
  const words = text
    .toLowerCase()
    .split(/[\s@/]+/)
    .filter(Boolean);
  const first = words[0];
  if (first === undefined) return [];
  const found: number[] = [];
  for (const [number, node] of nodes.entries()) {
    if (number !== projectNode && words.every((word) => node.searchText.includes(word))) found.push(number);
  }
  const leads = (node: PackageNode) => Number(!node.name.toLowerCase().startsWith(first));
  return found.sort((a, b) => {
    const one = nodes[a];
    const other = nodes[b];
    if (!one || !other) return 0;
    return leads(one) - leads(other) || one.name.length - other.name.length || compareNames(one, other);
  });
}
