import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { parseSearch, stringifySearch } from '../../src/lib/search.ts';
import { tableSearch } from '../../src/lib/url-table.ts';
import { useEndlessList } from '../../src/lib/use-endless-list.ts';
import { useUrlTable } from '../../src/lib/use-url-table.ts';
import { SeverityBadge, severities } from '../../src/ui/badge.tsx';
import { Button } from '../../src/ui/button.tsx';
import { DataTable } from '../../src/ui/table/data-table.tsx';
import type { Column, TableController, TableState } from '../../src/ui/table/types.ts';

interface Item {
  id: string;
  name: string;
  severity: number;
  score: number;
  version: string;
  found: string;
}

const columns: readonly Column<Item>[] = [
  {
    id: 'name',
    header: { id: 'Name' },
    value: (row) => row.name,
    cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
    sortable: true,
    required: true,
    width: 11,
    grow: 3,
  },
  {
    id: 'severity',
    header: { id: 'Severity' },
    cell: (row) => <SeverityBadge severity={severities[row.severity] ?? 'UNASSIGNED'} />,
    kind: 'level',
    sortable: true,
    width: 8,
    grow: 0,
  },
  {
    id: 'score',
    header: { id: 'Score' },
    value: (row) => row.score,
    kind: 'number',
    sortable: true,
    width: 6,
  },
  { id: 'version', header: { id: 'Version' }, value: (row) => row.version },
  { id: 'found', header: { id: 'First seen' }, value: (row) => row.found, kind: 'date' },
];

const parameters = new URLSearchParams(location.search);
const total = Number(parameters.get('rows') ?? 100_000);
const answerMs = Number(parameters.get('answerMs') ?? 40);
/** The delay of the address while the page is redrawn, as on a slow machine. */
const lagMs = Number(parameters.get('lagMs') ?? 0);
const pages: number[] = [];
/** The requested blocks, for tests and the benchmark. */
Reflect.set(window, 'askedBlocks', pages);
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function itemAt(place: number): Item {
  return {
    id: `item-${place}`,
    name: `CVE-2026-${String(place).padStart(6, '0')}`,
    severity: place % severities.length,
    score: ((place * 37) % 101) / 10,
    version: `v0.0.0-2026${String(place % 1200).padStart(4, '0')}-abcdef123456`,
    found: `2026-11-${String(1 + (place % 28)).padStart(2, '0')}`,
  };
}

/** Answers as a server would: after a while, unless the window says that it is away. */
async function answer({ page, pageSize, sort }: TableState, signal: AbortSignal) {
  pages.push(page);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, answerMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  await promise;
  if (Reflect.get(window, 'serverIsAway')) throw new Error('No server');
  const from = (page - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - from));
  const places = Array.from({ length: count }, (_, index) => from + index);
  const rows = places.map((place) => itemAt(sort?.descending === false ? total - 1 - place : place));
  return { rows, total };
}

const itemsQuery = (state: TableState) => ({
  queryKey: ['view', 'items', state.page, state.pageSize, state.sort, state.searchText] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => answer(state, signal),
});

/** The same table, whose address is updated late. */
function useLag(table: TableController): TableController {
  const [, drawAnew] = useState(0);
  if (lagMs === 0) return table;
  return {
    ...table,
    change: (state, options) => {
      setTimeout(() => drawAnew((count) => count + 1), lagMs / 2);
      setTimeout(() => table.change(state, options), lagMs);
    },
  };
}

function EndlessTable() {
  const table = useUrlTable(listRoute.useSearch(), { prefix: 'Endless', columns, scrolls: true });
  const list = useEndlessList(table.state, itemsQuery);
  const [opened, setOpened] = useState('');
  const controller = useLag(table);
  return (
    <>
      <DataTable
        label="Items"
        columns={columns}
        rowId={(row) => row.id}
        {...list.table}
        controller={controller}
        searchLabel="Find items"
        onOpen={(row) => setOpened(row.id)}
        selection={{
          byFilter: true,
          actions: ({ selection, count, clear }) => (
            <Button size="sm" onClick={clear}>{`Use ${count} by ${selection.kind}`}</Button>
          ),
        }}
      />
      <output className="block text-muted">{opened}</output>
    </>
  );
}

const rootRoute = createRootRoute();
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/endless',
  validateSearch: tableSearch,
  component: EndlessTable,
});
const router = createRouter({ routeTree: rootRoute.addChildren([listRoute]), parseSearch, stringifySearch });

/** A list of 100,000 rows, of which the server gives a block at a time. */
export function EndlessGallery() {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
