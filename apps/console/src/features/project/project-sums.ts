import { useQuery } from '@tanstack/react-query';
import type { Project, ProjectSums } from '@waybill/api-contract';
import { useCallback } from 'react';
import { projectSumsQuery } from './project.data.ts';

/** A project, with its own figures and those of all below summed up where there are any. */
export interface SummedProject extends Project {
  sums?: ProjectSums;
}

export function hasActiveChildren({ children = [] }: Project): boolean {
  return children.some(({ active }) => active);
}

/** As many as the server sums up at once. */
const mostProjects = 100;

/** Adds the sums to those of some projects that have others below them. */
export function useSums(rows: readonly Project[]): (row: Project) => SummedProject {
  const uuids = rows.filter(hasActiveChildren).map(({ uuid }) => uuid);
  const { data } = useQuery(projectSumsQuery(uuids.slice(0, mostProjects)));
  return useCallback(
    (row) => {
      const sums = data?.find(({ uuid }) => uuid === row.uuid);
      return sums && sums.projects > 1 ? { ...row, sums } : row;
    },
    [data],
  );
}
