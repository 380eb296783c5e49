import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Project } from '@waybill/api-contract';
import { projectQuery } from '../project/project.data.ts';

/** The two versions that are compared. */
export interface ComparedPair {
  from: string;
  to: string;
}

/** The version before this one, else any other; undefined when there is only one. Versions come with the newest first. */
export function otherVersion({
  uuid,
  versions = [],
}: Pick<Project, 'uuid' | 'versions'>): string | undefined {
  const place = versions.findIndex((version) => version.uuid === uuid);
  return (versions[place + 1] ?? versions.find((version) => version.uuid !== uuid))?.uuid;
}

const routeApi = getRouteApi('/screen/projects/$uuid/compare');

/** The versions to compare, from the address; undefined if the project has no other version. */
export function useComparedPair(): ComparedPair | undefined {
  const { uuid } = routeApi.useParams();
  const { with: chosen } = routeApi.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  const from = chosen === undefined || chosen === uuid ? otherVersion(project) : chosen;
  return from === undefined ? undefined : { from, to: uuid };
}
