import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { SeverityBadge, severities } from '../../src/ui/badge.tsx';
import { Button } from '../../src/ui/button.tsx';
import { DataTable } from '../../src/ui/table/data-table.tsx';
import type { Column, TableState } from '../../src/ui/table/types.ts';

interface Finding {
  id: string;
  name: string;
  severity: number;
  score: number;
  version: string;
  project: string;
}

const text = (message: string): MessageDescriptor => ({ id: message, message });

function makeRows(count: number): Finding[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    name: `CVE-2026-${(index * 7919) % 100_003}`,
    severity: index % severities.length,
    score: ((index * 37) % 101) / 10,
    version: `${index % 9}.${index % 23}.0`,
    project: `project ${index % 50}`,
  }));
}

const columns: Column<Finding>[] = [
  {
    id: 'name',
    header: text('Vulnerability'),
    value: (row) => row.name,
    cell: (row) => <span className="text-accent">{row.name}</span>,
    required: true,
    width: 11,
  },
  {
    id: 'severity',
    header: text('Severity'),
    value: (row) => row.severity,
    cell: (row) => <SeverityBadge severity={severities[row.severity] ?? 'UNASSIGNED'} />,
    csv: (row) => severities[row.severity],
    groupable: true,
    kind: 'level',
    width: 7.5,
    grow: 0,
  },
  { id: 'score', header: text('CVSS'), value: (row) => row.score, kind: 'number', width: 5, grow: 0 },
  { id: 'version', header: text('Version'), value: (row) => row.version },
  { id: 'project', header: text('Project'), value: (row) => row.project, groupable: true },
  { id: 'secret', header: text('Row id'), value: (row) => row.id, hidden: true },
];

function useLocalController() {
  const [state, setState] = useState<TableState>({ searchText: '', page: 1, pageSize: 25, sort: undefined });
  return {
    state,
    prefix: 'Gallery',
    change: (patch: Partial<TableState>) => setState((before) => ({ ...before, ...patch })),
  };
}

export function TableGallery({ count, endless }: { count: number; endless: boolean }) {
  const [rows] = useState(() => makeRows(count));
  const [opened, setOpened] = useState('');
  return (
    <>
      <DataTable
        label="Findings"
        columns={columns}
        rowId={(row) => row.id}
        rows={{ mode: 'client', rows }}
        controller={useLocalController()}
        searchLabel="Find by id, version, project"
        actions={<Button variant="primary">Record</Button>}
        onOpen={(row) => setOpened(row.id)}
        selection={{
          actions: ({ count, clear }) => <Button onClick={clear}>{`Use ${count}`}</Button>,
        }}
        endless={endless}
      />
      <output className="mt-2 block text-muted">{opened}</output>
    </>
  );
}

interface Item {
  name: string;
}

const itemColumns: Column<Item>[] = [
  { id: 'name', header: text('Name'), value: (row) => row.name, required: true },
];

/** A table whose server answers when the window gets the event `answer`; the rows of the page before stay until then. */
export function SlowGallery() {
  const [state, setState] = useState<TableState>({ searchText: '', page: 1, pageSize: 10, sort: undefined });
  const [shown, setShown] = useState(1);
  const change = (patch: Partial<TableState>) => {
    const next = { ...state, ...patch };
    setState(next);
    addEventListener('answer', () => setShown(next.page), { once: true });
  };
  const rows = Array.from({ length: 10 }, (_, index) => ({ name: `item ${(shown - 1) * 10 + index}` }));
  return (
    <DataTable
      label="Slow"
      columns={itemColumns}
      rowId={(row) => row.name}
      rows={{ mode: 'server', rows, total: 30 }}
      controller={{ state, change }}
      refreshing={shown !== state.page}
    />
  );
}

interface Node {
  id: string;
  name: string;
  branches: number;
}

const nodeColumns: Column<Node>[] = [
  { id: 'name', header: text('Name'), value: (row) => row.name, required: true, width: 16 },
  { id: 'branches', header: text('Branches'), value: (row) => row.branches, kind: 'number' },
];

const roots: Node[] = ['a', 'b', 'c'].map((id) => ({ id, name: `node ${id}`, branches: 2 }));

/** A tree whose branches arrive a moment after they were opened. */
export function TreeGallery() {
  const [below, setBelow] = useState<Record<string, Node[]>>({});
  const load = (row: Node) =>
    setTimeout(() => {
      const nodes = [1, 2].map((n) => ({
        id: `${row.id}${n}`,
        name: `node ${row.id}${n}`,
        branches: row.branches - 1,
      }));
      setBelow((before) => ({ ...before, [row.id]: nodes }));
    }, 100);
  return (
    <DataTable
      label="Tree"
      columns={nodeColumns}
      rowId={(row) => row.id}
      rows={{ mode: 'server', rows: roots, total: roots.length }}
      controller={useLocalController()}
      tree={{ isBranch: (row) => row.branches > 0, children: (row) => below[row.id], onExpand: load }}
    />
  );
}
