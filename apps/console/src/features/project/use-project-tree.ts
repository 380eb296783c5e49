import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TableState, TreeOptions } from '../../ui/table/types.ts';
import { projectChildrenQuery } from './project.data.ts';
import type { ProjectListSearch } from './project-search.ts';
import { type SummedProject, useSums } from './project-sums.ts';

/** Children below their projects, each branch asked for when it is opened. */
export function useProjectTree(
  sort: TableState['sort'],
  search: ProjectListSearch,
): TreeOptions<SummedProject> {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const branches = useQueries({
    queries: opened.map((uuid) => projectChildrenQuery(uuid, sort, search)),
    combine: (results) => results.map(({ data, isError }) => data ?? (isError ? [] : undefined)),
  });
  const withSums = useSums(branches.map((rows) => rows ?? []));
  return useMemo(() => {
    const children = new Map(opened.map((uuid, index) => [uuid, branches[index]]));
    return {
      isBranch: (row) => (row.children ?? []).length > 0,
      children: (row) => children.get(row.uuid)?.map(withSums),
      onExpand: (row) => setOpened((before) => (before.includes(row.uuid) ? before : [...before, row.uuid])),
    };
  }, [opened, branches, withSums]);
}
