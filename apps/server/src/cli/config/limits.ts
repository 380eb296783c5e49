import type { Project } from '@waybill/api-contract';
import type { ConfigApi } from './config-api.ts';

/** Projects and tags that a policy or an alert is limited to. */
export interface Limits {
  projects: { name: string; version: string | null }[];
  tags: string[];
}

interface Limited {
  projects?: readonly { name?: string; version?: string }[];
  tags?: readonly { name: string }[];
}

export function limitsOf({ projects = [], tags = [] }: Limited): Limits {
  return {
    projects: projects.map(({ name = '', version }) => ({ name, version: version ?? null })),
    tags: tags.map(({ name }) => name).sort(),
  };
}

/**
 * UUIDs of the projects that are here, too.
 * @returns undefined when none of several is: without its limit, a policy or an alert would hold for everything
 */
export async function findLimits(api: ConfigApi, { projects, tags }: Limits): Promise<string[] | undefined> {
  const found: string[] = [];
  for (const { name, version } of projects) {
    const parameters = new URLSearchParams({ name, ...(version === null ? {} : { version }) });
    const project = await api.get<Project>(`/api/v1/project/lookup?${parameters}`).catch(() => undefined);
    if (project) found.push(project.uuid);
  }
  return projects.length > 0 && found.length === 0 && tags.length === 0 ? undefined : found;
}
