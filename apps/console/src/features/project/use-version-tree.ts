import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TableState, TreeOptions } from '../../ui/table/types.ts';
import { projectVersionsQuery } from './project.data.ts';
import type { ProjectListSearch } from './project-search.ts';
import type { SummedProject } from './project-sums.ts';

/** The other versions of a project below the one that stands for all of them, asked for when they are opened. */
export function useVersionTree(
  { sort, searchText }: TableState,
  search: ProjectListSearch,
): TreeOptions<SummedProject> {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const branches = useQueries({
    queries: opened.map((uuid) => projectVersionsQuery(uuid, { sort, searchText }, search)),
    combine: (results) => results.map(({ data, isError }) => data ?? (isError ? [] : undefined)),
  });
  return useMemo(() => {
    const versions = new Map(opened.map((uuid, index) => [uuid, branches[index]]));
    return {
      isBranch: (row) => (row.versionCount ?? 0) > 1,
      children: (row) => versions.get(row.uuid)?.filter(({ uuid }) => uuid !== row.uuid),
      onExpand: (row) => setOpened((before) => (before.includes(row.uuid) ? before : [...before, row.uuid])),
    };
  }, [opened, branches]);
}
