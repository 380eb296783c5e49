import type {
  Component,
  DependencyGraphResponse,
  DirectDependency,
  GraphNode,
  ProjectGraph,
  RepositoryMetaComponent,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { viewRepositoryMeta } from '../component-shape/repository-meta.ts';
import type { DependencyRow, DirectRow, ElementRow, NodeRow } from './dependency-graph.queries.ts';

/** Model `DirectDependency` (contract §5.6). */
function viewDirectDependency(row: DependencyRow): DirectDependency {
  return {
    uuid: row.uuid,
    ...present('group', row.group_name),
    name: row.name,
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('purlCoordinates', row.purl_coordinates),
    ...present('cpe', row.cpe),
    ...present('swidTagId', row.swid_tag_id),
    objectType: row.is_service ? 'SERVICE' : 'COMPONENT',
  };
}

/** The JSON text that clients search for `"uuid":"…"` without spaces; undefined where nothing is depended on. */
export function directDependenciesText(rows: readonly DependencyRow[]): string | undefined {
  return rows.length === 0 ? undefined : JSON.stringify(rows.map(viewDirectDependency));
}

export function viewDependency(row: DirectRow, own: readonly DependencyRow[]): DependencyGraphResponse {
  const text = directDependenciesText(own);
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('directDependencies', text),
    ...present('latestVersion', row.latest_version),
  };
}

/**
 * An item of the map that leads to the asked components (contract §5.6).
 * `isInternal` is false for each, as the contract has it.
 * @param own UUIDs of what it depends on itself; absent from the answer when that is nothing
 */
export function viewPathNode(row: ElementRow, own: string[], isExpanded: boolean): Component {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('purlCoordinates', row.purl_coordinates),
    isInternal: false,
    ...(own.length === 0 ? {} : { dependencyGraph: own }),
    expandDependencyGraph: isExpanded,
    ...present('repositoryMeta', viewLatest(row)),
  };
}

function viewLatest({ purl, latest }: ElementRow): RepositoryMetaComponent | undefined {
  if (!purl || !latest) return undefined;
  const { version, published_at, checked_at } = latest;
  return viewRepositoryMeta(purl, {
    version,
    published_at: published_at === null ? null : new Date(published_at),
    checked_at: new Date(checked_at),
  });
}

const serviceBit = 1;

/** The whole graph; edges to elements that are gone are left out. */
export function viewProjectGraph(
  project: { uuid: string; name: string; version: string | null },
  nodes: readonly NodeRow[],
  pairs: readonly number[],
): ProjectGraph {
  const position = new Map<number, number>([[0, 0]]);
  nodes.forEach((node, i) => {
    position.set(node.id, i + 1);
  });
  const edges: number[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const from = position.get(pairs[i] ?? -1);
    const to = position.get(pairs[i + 1] ?? -1);
    if (from !== undefined && to !== undefined) edges.push(from, to);
  }
  const root: GraphNode = [project.uuid, project.name, project.version, null, null, 0, 0, 0, 0, 0, 0, null];
  return { nodes: [root, ...nodes.map(viewGraphNode)], edges };
}

function viewGraphNode(node: NodeRow): GraphNode {
  const { uuid, name, version, group_name, purl_type, c4, c3, c2, c1, c0, latest_version } = node;
  const flags = node.is_service ? serviceBit : node.flags;
  return [uuid, name, version, group_name, purl_type, c4, c3, c2, c1, c0, flags, latest_version];
}
