import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { directDependants, directDependencies } from '@waybill/graph';
import { useMemo } from 'react';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import { OutdatedMark } from '../project/outdated-mark.tsx';
import { FindingMarks } from './finding-marks.tsx';
import type { GraphSearch } from './graph-search.ts';
import type { DependencyGraph, PackageNode } from './project-graph.ts';

interface GraphRow {
  number: number;
  node: PackageNode;
  dependents: number;
  dependencies: number;
}

const columns: readonly Column<GraphRow>[] = [
  {
    id: 'name',
    header: msg`Component`,
    value: (row) => row.node.name,
    required: true,
    width: 10,
    grow: 2,
    narrow: { place: 1, width: 10 },
  },
  {
    id: 'version',
    header: msg`Version`,
    value: (row) => row.node.version,
    width: 5.5,
    narrow: { place: 2, width: 6 },
  },
  {
    id: 'outdated',
    header: msg`Outdated`,
    value: (row) => row.node.latestVersion,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-1">
        <OutdatedMark latestVersion={row.node.latestVersion} />
        <span className="truncate" aria-hidden>
          {row.node.latestVersion}
        </span>
      </span>
    ),
    width: 5.5,
  },
  { id: 'group', header: msg`Group`, value: (row) => row.node.group, hidden: true },
  {
    id: 'findings',
    header: msg`Findings`,
    value: (row) => totalOf(row.node),
    cell: (row) => <FindingMarks findings={row.node.findings} />,
    kind: 'number',
    width: 6,
    narrow: { place: 3, width: 6 },
  },
  {
    id: 'dependents',
    header: msg`Dependents`,
    value: (row) => row.dependents,
    kind: 'number',
    width: 7,
    grow: 0,
  },
  {
    id: 'dependencies',
    header: msg`Dependencies`,
    value: (row) => row.dependencies,
    kind: 'number',
    width: 8,
    grow: 0,
  },
];

function totalOf({ findings }: PackageNode): number {
  return Object.values(findings).reduce((sum, count) => sum + count, 0);
}

export interface GraphTableProps {
  graph: DependencyGraph;
  /** The nodes that may be shown; undefined means all. */
  allowed: ReadonlySet<number> | undefined;
  search: GraphSearch;
  /** The component that is selected in the picture, too. */
  selected: number | undefined;
  onSelect: (node: number) => void;
}

/** The components of the picture as a list, the most severe first; it shares search and selection with the picture. */
export function GraphTable({ graph, allowed, search, selected, onSelect }: GraphTableProps) {
  const { t } = useLingui();
  const controller = useUrlTable(search, {
    prefix: 'ProjectDependencyGraph',
    columns,
    mode: 'client',
    scrolls: true,
  });
  const rows = useMemo(() => listRows(graph, allowed), [graph, allowed]);
  return (
    <DataTable
      label={t`Components of the graph`}
      columns={columns}
      rowId={(row) => row.node.uuid}
      rows={{ mode: 'client', rows }}
      endless
      controller={controller}
      searchLabel={t`Find a component`}
      currentId={graph.nodes[selected ?? -1]?.uuid}
      onOpen={(row) => onSelect(row.number)}
    />
  );
}

function listRows(
  { nodes, graph, mostSevereFirst }: DependencyGraph,
  allowed: ReadonlySet<number> | undefined,
): GraphRow[] {
  return mostSevereFirst.flatMap((number) => {
    const node = nodes[number];
    if (!node || number === 0 || (allowed && !allowed.has(number))) return [];
    return [
      {
        number,
        node,
        dependents: directDependants(graph, number).filter((other) => other !== 0).length,
        dependencies: directDependencies(graph, number).length,
      },
    ];
  });
}
