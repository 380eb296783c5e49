import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Project, ProjectSums } from '@waybill/api-contract';
import { useMemo } from 'react';
import { type Seen, seenOfProject } from '../coverage/coverage-status.ts';
import { type ListedProject, projectSumsQuery } from './project.data.ts';

/** A project, with its own figures and those of all below summed up where there are any. */
export interface SummedProject extends ListedProject {
  sums?: ProjectSums;
}

/** The basis of a row's figures: its own, or those of everything below. */
export function coverageOf({ sums, coverage }: Pick<SummedProject, 'sums' | 'coverage'>) {
  return sums ? sums.coverage : coverage;
}

/** The coverage behind the figures of its row. */
export function seenOfRow(row: Pick<SummedProject, 'sums' | 'coverage'>): Seen {
  return seenOfProject(coverageOf(row));
}

type Found = Pick<ProjectSums, 'vulnerabilities' | 'suppressed'>;

/** Vulnerabilities and suppressed findings: what there is, whether or not it is covered today. */
export function foundIn(row: { sums?: ProjectSums | undefined; metrics?: Found | undefined }): number {
  const figures = row.sums ?? row.metrics;
  return figures ? figures.vulnerabilities + figures.suppressed : 0;
}

export function hasActiveChildren({ children = [] }: Project): boolean {
  return children.some(({ active }) => active);
}

/** True if the project has its own figures as well as sums. A collection only has sums. */
export function isSummedUp(project: Project): boolean {
  return project.collectionLogic === 'NONE' && hasActiveChildren(project);
}

/** As many as the server sums up at once. */
const mostProjects = 100;

/** The projects that have others below them, so many at a time as can be asked about. */
function askedAbout(rows: readonly Project[]): string[][] {
  const uuids = rows.filter(isSummedUp).map(({ uuid }) => uuid);
  const count = Math.ceil(uuids.length / mostProjects);
  return Array.from({ length: count }, (_, index) =>
    uuids.slice(index * mostProjects, (index + 1) * mostProjects),
  );
}

/** Outside the hook: rows are made anew only when an answer has changed. */
const answersOf = (results: readonly UseQueryResult<ProjectSums[]>[]) => results.map(({ data }) => data);

/** Adds the sums to the projects of some lists that have others below them. A list that comes or goes leaves the others alone. */
export function useSums(lists: readonly (readonly Project[])[]): (row: Project) => SummedProject {
  const queries = lists.flatMap(askedAbout).map((uuids) => projectSumsQuery(uuids));
  const answers = useQueries({ queries, combine: answersOf });
  return useMemo(() => {
    const found = new Map(answers.flatMap((sums = []) => sums.map((one) => [one.uuid, one] as const)));
    return (row) => {
      const sums = found.get(row.uuid);
      return sums && sums.projects > 1 ? { ...row, sums } : row;
    };
  }, [answers]);
}
