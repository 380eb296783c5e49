import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { AppLink, TabLinks } from '../../src/lib/link.tsx';
import { trustPath } from '../../src/lib/paths.ts';
import { parseSearch, stringifySearch } from '../../src/lib/search.ts';
import { tableSearch } from '../../src/lib/url-table.ts';
import { useUrlTable } from '../../src/lib/use-url-table.ts';
import { DataTable } from '../../src/ui/table/data-table.tsx';
import type { Column } from '../../src/ui/table/types.ts';

interface Fruit {
  name: string;
  weight: number;
}

const fruits: Fruit[] = Array.from({ length: 60 }, (_, index) => ({
  name: `fruit ${index}`,
  weight: 500 + index,
}));
const columns: Column<Fruit>[] = [
  { id: 'name', header: { id: 'Name' }, value: (row) => row.name, required: true },
  { id: 'weight', header: { id: 'Weight' }, value: (row) => row.weight, kind: 'number' },
];

function FruitTable() {
  const table = useUrlTable(listRoute.useSearch(), {
    prefix: 'Fruit',
    pageSize: 10,
    columns,
    mode: 'client',
  });
  return (
    <>
      <TabLinks
        label="Tabs"
        tabs={[
          { path: trustPath('/list'), label: 'List', count: '60' },
          { path: trustPath('/list/more'), label: 'More' },
        ]}
      />
      <AppLink path={trustPath('/list?searchText=fruit+5&sort=-weight')}>Fives</AppLink>
      <DataTable
        label="Fruits"
        columns={columns}
        rowId={(row) => row.name}
        rows={{ mode: 'client', rows: fruits }}
        controller={table}
        searchLabel="Find fruits"
        detail={(row) => <p>{`About ${row.name}`}</p>}
      />
      <Outlet />
    </>
  );
}

const rootRoute = createRootRoute();
const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/list',
  validateSearch: tableSearch,
  component: FruitTable,
});
const moreRoute = createRoute({ getParentRoute: () => listRoute, path: '/more' });
const router = createRouter({
  routeTree: rootRoute.addChildren([listRoute.addChildren([moreRoute])]),
  parseSearch,
  stringifySearch,
});

/** A table whose state is the address. */
export function UrlTableGallery() {
  return <RouterProvider router={router} />;
}
